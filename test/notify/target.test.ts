import { describe, expect, test } from 'vitest';
import { UserError } from '../../src/core/errors.js';
import { targetOf } from '../../src/notify/target.js';

const secret = 'https://hooks.example/T0/B0/s3cret';

describe('where a notice goes', () => {
  test.each<readonly [written: string, environment: Record<string, string>, wanted: object]>([
    [secret, {}, { kind: 'webhook', url: new URL(secret) }],
    ['webhook', { MMT4NL_WEBHOOK: secret }, { kind: 'webhook', url: new URL(secret) }],
    ['http://localhost:8065/hook', {}, { kind: 'webhook' }],
    ['http://127.0.0.1:8065/hook', {}, { kind: 'webhook' }],
    [
      'smtp://mail.example?to=a@b.example&from=c@d.example',
      { MMT4NL_SMTP_USER: 'u', MMT4NL_SMTP_PASSWORD: 'p' },
      {
        ...{ kind: 'mail', host: 'mail.example', port: 587, secure: false, local: false },
        ...{ to: 'a@b.example', from: 'c@d.example', user: 'u', password: 'p' },
      },
    ],
    ['smtps://mail.example?to=a@b&from=c@d', {}, { port: 465, secure: true, user: undefined }],
    ['smtp://127.0.0.1:2525?to=a@b&from=c@d', {}, { port: 2525, local: true }],
  ])('%s', (written, environment, wanted) => {
    expect(targetOf(written, environment)).toMatchObject(wanted);
  });

  test.each<readonly [written: string, environment: Record<string, string>, message: string]>([
    ['webhook', {}, '--notify: Expected an address in MMT4NL_WEBHOOK, found none'],
    ['suite.yaml', {}, '--notify: Expected https://…'],
    ['webhook', { MMT4NL_WEBHOOK: 'hooks.example/s3cret' }, 'MMT4NL_WEBHOOK: Expected https://…'],
    ['http://hooks.example/s3cret', {}, '--notify: Expected https:// (http:// is for this machine alone), got http://'],
    ['http://127.0.0.1.s3cret.example/', {}, 'Expected https:// (http:// is for this machine alone)'],
    ['ftp://s3cret.example', {}, 'got ftp:'],
    ['smtp://mail.example', {}, 'got no host, to or from'],
    ['smtp://u:s3cret@mail.example?to=a@b&from=c@d', {}, 'Expected no user or password in the address, got one'],
  ])('%s is refused, and never shown', (written, environment, message) => {
    expect(() => targetOf(written, environment)).toThrow(message);
    try {
      targetOf(written, environment);
    } catch (error) {
      expect(error).toBeInstanceOf(UserError);
      expect(String(error)).not.toContain('s3cret');
    }
  });
});
