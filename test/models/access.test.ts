import { describe, expect, it } from 'vitest';
import { type Access, accessTo, type Home } from '../../src/models/access.js';

const home: Home = {
  url: 'https://api.here.com/v1',
  host: 'here.com',
  keys: ['HERE_KEY', 'OLD_KEY'],
  urlVariable: 'HERE_URL',
};
const at = (baseUrl: string | undefined, environment: Readonly<Record<string, string>>) =>
  accessTo(home, { provider: 'here', name: 'm', ...(baseUrl !== undefined && { baseUrl }) }, environment);
const access = (url: string, key: string | undefined, isHome: boolean): Access => ({
  url,
  key,
  secrets: key === undefined ? [] : [key],
  isHome,
});
const local = 'http://127.0.0.1:8000/v1';

describe('accessTo', () => {
  it.each<[string, string | undefined, Record<string, string>, Access]>([
    ['the key goes home', undefined, { HERE_KEY: 'k' }, access(home.url, 'k', true)],
    ['the second name serves too', undefined, { OLD_KEY: 'k' }, access(home.url, 'k', true)],
    ['an empty key is none', undefined, { HERE_KEY: ' ', OLD_KEY: 'k' }, access(home.url, 'k', true)],
    ['white space around a key falls away', undefined, { HERE_KEY: ' k\n' }, access(home.url, 'k', true)],
    ['a subdomain is home', 'https://eu.here.com/v1/', { HERE_KEY: 'k' }, access('https://eu.here.com/v1', 'k', true)],
    ['another host gets no key', local, { HERE_KEY: 'k' }, access(local, undefined, false)],
    ['another host gets the key for others', local, { HERE_KEY: 'k', MMT4NL_API_KEY: 'o' }, access(local, 'o', false)],
    [
      'a host with a like name is another',
      'https://nothere.com',
      { HERE_KEY: 'k' },
      access('https://nothere.com', undefined, false),
    ],
    [
      'home in the clear is another',
      'http://api.here.com',
      { HERE_KEY: 'k' },
      access('http://api.here.com', undefined, false),
    ],
    ['the environment moves home', undefined, { HERE_URL: local, HERE_KEY: 'k' }, access(local, 'k', false)],
    ['the environment may ask for no key', undefined, { HERE_URL: local }, access(local, undefined, false)],
    [
      'a file may say what the environment says',
      `${local}/`,
      { HERE_URL: local, HERE_KEY: 'k' },
      access(local, 'k', false),
    ],
    [
      'a file may not say more',
      'http://evil.com',
      { HERE_URL: local, HERE_KEY: 'k' },
      access('http://evil.com', undefined, false),
    ],
  ])('%s', (_, baseUrl, environment, want) => {
    expect(at(baseUrl, environment)).toEqual(want);
  });

  it.each<[string, string | undefined, Record<string, string>, string]>([
    ['a missing key', undefined, {}, 'here:m needs a key: set the environment variable HERE_KEY or OLD_KEY'],
    [
      'a key with a line break',
      undefined,
      { HERE_KEY: 'a\nb' },
      'HERE_KEY: Expected a key of printable ASCII characters, got one with spaces or other characters inside',
    ],
    [
      'no address',
      'localhost:11434',
      {},
      'Expected `baseUrl` to be an http:// or https:// address, got `localhost:11434`',
    ],
    ['a file address', 'file:///etc', {}, 'Expected `baseUrl` to be an http:// or https:// address, got `file:///etc`'],
    ['a password in the address', 'http://me:x@host', {}, 'Expected `baseUrl` to hold no user name or password'],
    [
      'no address in the environment',
      undefined,
      { HERE_URL: 'ftp://x' },
      'Expected `HERE_URL` to be an http:// or https:// address, got `ftp://x`',
    ],
  ])('%s is for the user to mend', (_, baseUrl, environment, message) => {
    expect(() => at(baseUrl, environment)).toThrow(
      expect.objectContaining({ name: 'UserError', message, hint: expect.any(String) }),
    );
  });
});
