import { afterEach, describe, expect, it } from 'vitest';
import type { Reply } from '../../src/core/types.js';
import { anthropic } from '../../src/models/anthropic.js';
import { modelContract } from '../../src/testing/model-contract.js';
import { type HttpStub, type StubResponse, startHttpStub } from '../support/http-stub.js';
import { requestOf } from '../support/request.js';
import { providerFaults } from './provider-faults.js';

const message = (content: unknown, stop_reason = 'end_turn') => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  content,
  stop_reason,
  usage: { input_tokens: 12, output_tokens: 3 },
});
const positive = message([{ type: 'text', text: 'Positive' }]);
const open = (url: string, environment: Readonly<Record<string, string>> = {}, name = 'claude-haiku-4-5') =>
  anthropic.open({ provider: 'anthropic', name, baseUrl: url }, environment);

let stub: HttpStub | undefined;
afterEach(async () => {
  await stub?.close();
  stub = undefined;
});

async function ask(answer: StubResponse): Promise<Reply> {
  stub = await startHttpStub([answer]);
  return await (await open(stub.url)).complete(requestOf('Hello'));
}

describe('anthropic', () => {
  it('posts the messages, with the system message apart', async () => {
    stub = await startHttpStub([{ json: positive }]);
    const model = await open(stub.url, { MMT4NL_API_KEY: 'mine' });
    const messages = [
      { role: 'system', content: 'Be brief.' },
      { role: 'user', content: 'Hello' },
    ] as const;
    await model.complete(requestOf(messages, { temperature: 0, maxTokens: 150, topP: 0.9, seed: 7 }));
    expect(stub.requests.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
      {
        method: 'POST',
        path: '/v1/messages',
        body: {
          model: 'claude-haiku-4-5',
          system: 'Be brief.',
          messages: [{ role: 'user', content: 'Hello' }],
          max_tokens: 150,
          temperature: 0,
          top_p: 0.9,
        },
      },
    ]);
    expect(stub.requests[0]?.headers).toMatchObject({
      authorization: 'Bearer mine',
      'anthropic-version': '2023-06-01',
    });
  });

  it('names a token limit where the experiment has none', async () => {
    stub = await startHttpStub([{ json: positive }]);
    await (await open(stub.url)).complete(requestOf('Hello'));
    expect(stub.requests[0]?.body).toEqual({
      model: 'claude-haiku-4-5',
      messages: [{ role: 'user', content: 'Hello' }],
      max_tokens: 4096,
    });
  });

  it.each<[string, boolean]>([
    ['claude-3-opus-20240229', true],
    ['claude-3-5-sonnet-20241022', true],
    ['claude-sonnet-4-20250514', true],
    ['claude-haiku-4-5-20251001', true],
    ['claude-opus-4-6', true],
    ['claude-opus-4-7', false],
    ['claude-opus-4-10', false],
    ['claude-sonnet-5', false],
    ['claude-opus-5-5', false],
    ['claude-mythos-preview', false],
  ])('sends a temperature to %s: %s', async (name, sends) => {
    stub = await startHttpStub([{ json: positive }]);
    await (await open(stub.url, {}, name)).complete(requestOf('Hello', { temperature: 0, topP: 1 }));
    const messages = [{ role: 'user', content: 'Hello' }];
    const sampling = sends ? { temperature: 0, top_p: 1 } : {};
    expect(stub.requests[0]?.body).toEqual({ model: name, messages, max_tokens: 4096, ...sampling });
    expect(stub.requests[0]?.headers['anthropic-version'] === '2023-06-01').toBe(sends);
  });

  const tokens = { usage: { inputTokens: 12, outputTokens: 3 } };
  const cached = { input_tokens: 2, output_tokens: 3, cache_creation_input_tokens: 4, cache_read_input_tokens: 6 };
  it.each<[string, unknown, Reply]>([
    ['a text', positive, { text: 'Positive', finish: 'stop', ...tokens }],
    [
      'a text after thinking',
      message([
        { type: 'thinking', thinking: 'Hmm' },
        { type: 'text', text: 'No' },
      ]),
      { text: 'No', finish: 'stop', ...tokens },
    ],
    [
      'a text cut at the limit',
      message([{ type: 'text', text: 'Po' }], 'max_tokens'),
      { text: 'Po', finish: 'length', ...tokens },
    ],
    ['thinking that used up the limit', message([], 'max_tokens'), { text: '', finish: 'length', ...tokens }],
    ['a filtered text', message([], 'refusal'), { text: '', finish: 'filtered', ...tokens }],
    ['cached input as input', { ...positive, usage: cached }, { text: 'Positive', finish: 'stop', ...tokens }],
    ['no usage', { ...positive, usage: undefined }, { text: 'Positive', finish: 'stop' }],
  ])('reads %s', async (_, json, want) => {
    expect(await ask({ json })).toEqual(want);
  });

  it.each<[string, unknown]>([
    ['no blocks', message([])],
    ['no list of blocks', message('Positive')],
    ['an error in a body with status 200', { type: 'error', error: { message: 'oops' } }],
  ])('calls a reply with %s incomplete', async (_, json) => {
    await expect(ask({ json })).rejects.toMatchObject({ name: 'ModelError', kind: 'incomplete' });
  });

  it.each<[string, Record<string, string>, number]>([
    ['seconds', { 'retry-after': '7' }, 7000],
    ['a date that is past', { 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' }, 0],
  ])('reads how long to wait in %s', async (_, headers, retryAfter) => {
    await expect(ask({ status: 429, headers, json: { error: {} } })).rejects.toMatchObject({
      kind: 'rate-limit',
      retryAfter,
    });
  });
});

modelContract('anthropic', async () => {
  const good = await startHttpStub([{ json: positive }]);
  const bad = await startHttpStub([{ status: 500, json: { error: { message: 'oops' } } }]);
  return {
    model: await open(good.url),
    failing: await open(bad.url),
    messages: [{ role: 'user', content: 'Hello' }],
    close: async () => void (await Promise.all([good.close(), bad.close()])),
  };
});

providerFaults('anthropic', {
  open,
  errorBody: (text) => ({ type: 'error', error: { type: 'x', message: text } }),
  good: positive,
});
