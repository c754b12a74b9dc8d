import { afterEach, describe, expect, test } from 'vitest';
import type { ModelProvider } from '../../src/core/types.js';
import { anthropic } from '../../src/models/anthropic.js';
import { gemini } from '../../src/models/gemini.js';
import { openai } from '../../src/models/openai.js';
import { type HttpStub, type StubResponse, startHttpStub } from '../support/http-stub.js';

const KEY = 'sk-a-key-that-nobody-may-see';
let server: HttpStub | undefined;
afterEach(async () => await server?.close());

interface Case {
  readonly provider: ModelProvider;
  /** What the environment of a user has, for a server at this address. */
  readonly environment: (url: string) => Record<string, string>;
  /** The GET that is expected, and where the key is in it. */
  readonly path: string;
  readonly header: readonly [name: string, value: string];
  readonly there: unknown;
}

const CASES: readonly Case[] = [
  {
    provider: openai,
    environment: (url) => ({ OPENAI_BASE_URL: url, OPENAI_API_KEY: KEY }),
    path: '/models',
    header: ['authorization', `Bearer ${KEY}`],
    there: { data: [{ id: 'a/b' }] },
  },
  {
    provider: gemini,
    environment: (url) => ({ GOOGLE_GEMINI_BASE_URL: url, GEMINI_API_KEY: KEY }),
    path: '/v1beta/models/a%2Fb',
    header: ['x-goog-api-key', KEY],
    there: { name: 'models/a' },
  },
  {
    provider: anthropic,
    environment: (url) => ({ ANTHROPIC_BASE_URL: url, ANTHROPIC_API_KEY: KEY }),
    path: '/v1/models/a%2Fb',
    header: ['x-api-key', KEY],
    there: { id: 'a' },
  },
];

async function reach({ provider, environment }: Case, response: StubResponse, signal?: AbortSignal) {
  server = await startHttpStub([response]);
  const { signal: never } = new AbortController();
  return await provider.reach?.({ provider: provider.name, name: 'a/b' }, environment(server.url), signal ?? never);
}

describe.each(CASES.map((each) => [each.provider.name, each] as const))('%s, asked what costs nothing', (_, each) => {
  test('has the model', async () => {
    const reached = await reach(each, { json: each.there });
    expect(reached).toEqual({ address: server?.url, knows: true });
    const [request] = server?.requests ?? [];
    expect([request?.method, request?.path, request?.headers[each.header[0]]]).toEqual([
      'GET',
      each.path,
      each.header[1],
    ]);
  });

  test('does not have it, or does not tell', async () => {
    expect((await reach(each, { status: 404, text: 'not found' }))?.knows).not.toBe(true);
  });

  test('refuses the key, which the error does not show', async () => {
    const error = await reach(each, { status: 401, json: { error: { message: `bad key ${KEY}` } } }).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toMatchObject({
      name: 'ModelError',
      kind: 'key',
      hint: expect.stringContaining('Check that the key'),
    });
    expect(String(error)).not.toContain(KEY);
  });

  test('is there no more', async () => {
    await expect(reach(each, { fault: 'reset' })).rejects.toMatchObject({ name: 'ModelError', kind: 'network' });
  });

  test('is asked no longer when its signal fires', async () => {
    const reason = new Error('enough');
    await expect(reach(each, { fault: 'hang' }, AbortSignal.abort(reason))).rejects.toBe(reason);
  });
});
