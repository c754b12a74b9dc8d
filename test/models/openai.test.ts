import { afterEach, describe, expect, it } from 'vitest';
import type { Params, Reply } from '../../src/core/types.js';
import { openai } from '../../src/models/openai.js';
import { modelContract } from '../../src/testing/model-contract.js';
import { type HttpStub, type StubResponse, startHttpStub } from '../support/http-stub.js';
import { requestOf } from '../support/request.js';
import { providerFaults } from './provider-faults.js';

const completion = (message: unknown, finish_reason = 'stop') => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  choices: [{ index: 0, message, finish_reason }],
  usage: { prompt_tokens: 12, completion_tokens: 3, total_tokens: 15 },
});
const positive = completion({ role: 'assistant', content: 'Positive' });
const open = (url: string, environment: Readonly<Record<string, string>> = {}, name = 'gpt-4o') =>
  openai.open({ provider: 'openai', name, baseUrl: `${url}/v1` }, environment);

let stub: HttpStub | undefined;
afterEach(async () => {
  await stub?.close();
  stub = undefined;
});

async function ask(response: StubResponse): Promise<Reply> {
  stub = await startHttpStub([response]);
  return await (await open(stub.url)).complete(requestOf('Hello'));
}

async function sent(params: Params, name = 'gpt-4o') {
  stub = await startHttpStub([{ json: positive }]);
  const model = await open(stub.url, { MMT4NL_API_KEY: 'mine' }, name);
  const system = { role: 'system', content: 'Be brief.' } as const;
  await model.complete(requestOf([system, { role: 'user', content: 'Hello' }], params));
  return stub.requests;
}

describe('openai', () => {
  it('posts a chat completion', async () => {
    const requests = await sent({ temperature: 0, maxTokens: 150, topP: 0.9, seed: 7 });
    expect(requests.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
      {
        method: 'POST',
        path: '/v1/chat/completions',
        body: {
          model: 'gpt-4o',
          messages: [
            { role: 'system', content: 'Be brief.' },
            { role: 'user', content: 'Hello' },
          ],
          temperature: 0,
          max_tokens: 150,
          top_p: 0.9,
          seed: 7,
        },
      },
    ]);
    expect(requests[0]?.headers).toMatchObject({ authorization: 'Bearer mine', 'content-type': 'application/json' });
    expect(requests[0]?.headers).not.toHaveProperty('openai-organization');
  });

  it.each<[string, Params, Record<string, unknown>]>([
    ['gpt-4o', {}, {}],
    ['gpt-4.1-mini', { maxTokens: 5 }, { max_tokens: 5 }],
    ['llama3.2:8b', { temperature: 0.5, maxTokens: 5 }, { temperature: 0.5, max_tokens: 5 }],
    ['o1', { temperature: 0, maxTokens: 5 }, { max_completion_tokens: 5 }],
    ['o3-mini', { topP: 1, seed: 1 }, { seed: 1 }],
    ['gpt-5', { temperature: 0, maxTokens: 5 }, { max_completion_tokens: 5 }],
    ['openai/gpt-5-mini', { maxTokens: 5 }, { max_completion_tokens: 5 }],
    ['gpt-5.1', { temperature: 0, maxTokens: 5 }, { max_completion_tokens: 5 }],
    ['gpt-6-mini', { maxTokens: 5 }, { max_completion_tokens: 5 }],
    ['gpt-5.1-chat-latest', { maxTokens: 5 }, { max_tokens: 5 }],
    ['gpt-5-chat-latest', { temperature: 0, maxTokens: 5 }, { temperature: 0, max_tokens: 5 }],
    ['olmo-2', { maxTokens: 5 }, { max_tokens: 5 }],
  ])('names the parameters of %s', async (name, params, want) => {
    const [request] = await sent(params, name);
    const messages = expect.any(Array);
    expect(request?.body).toEqual({ model: name, messages, ...want });
  });

  const tokens = { usage: { inputTokens: 12, outputTokens: 3 } };
  it.each<[string, unknown, Reply]>([
    ['a text', positive, { text: 'Positive', finish: 'stop', ...tokens }],
    ['an empty text', completion({ content: '' }), { text: '', finish: 'stop', ...tokens }],
    [
      'a text cut at the limit',
      completion({ content: 'Posi' }, 'length'),
      { text: 'Posi', finish: 'length', ...tokens },
    ],
    [
      'reasoning that used up the limit',
      completion({ content: null }, 'length'),
      { text: '', finish: 'length', ...tokens },
    ],
    [
      'a filtered text',
      completion({ content: 'Pos' }, 'content_filter'),
      { text: 'Pos', finish: 'filtered', ...tokens },
    ],
    ['a withheld text', completion({ content: null }, 'content_filter'), { text: '', finish: 'filtered', ...tokens }],
    ['a refusal', completion({ content: null, refusal: "I can't." }), { text: "I can't.", finish: 'stop', ...tokens }],
    ['no usage', { ...positive, usage: undefined }, { text: 'Positive', finish: 'stop' }],
  ])('reads %s', async (_, json, want) => {
    expect(await ask({ json })).toEqual(want);
  });

  it("takes Azure's error for a filtered prompt as a filtered reply", async () => {
    const error = { code: 'content_filter', message: 'The response was filtered' };
    expect(await ask({ status: 400, json: { error } })).toEqual({ text: '', finish: 'filtered' });
  });

  it.each<[string, unknown]>([
    ['no choices', { ...positive, choices: [] }],
    ['no message', { ...positive, choices: [{ finish_reason: 'stop' }] }],
    ['no content', completion({ content: null })],
    ['content of another type', completion({ content: [{ text: 'Positive' }] })],
  ])('calls a reply with %s incomplete', async (_, json) => {
    await expect(ask({ json })).rejects.toMatchObject({ name: 'ModelError', kind: 'incomplete' });
  });

  it.each<[string, Record<string, string>, number]>([
    ['seconds', { 'retry-after': '7' }, 7000],
    ['milliseconds', { 'retry-after-ms': '1500', 'retry-after': '2' }, 1500],
    ['a date that is past', { 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' }, 0],
  ])('reads how long to wait in %s', async (_, headers, retryAfter) => {
    await expect(ask({ status: 429, headers, json: { error: {} } })).rejects.toMatchObject({
      kind: 'rate-limit',
      retryAfter,
    });
  });

  it('does not wait for an account without credit', async () => {
    const error = { code: 'insufficient_quota', message: 'You exceeded your current quota' };
    await expect(ask({ status: 429, json: { error } })).rejects.toMatchObject({ kind: 'key', fatal: true });
  });

  it('says which parameter a model may not take', async () => {
    const error = { message: "Unsupported value: 'temperature' does not support 0 with this model." };
    await expect(ask({ status: 400, json: { error } })).rejects.toMatchObject({
      kind: 'bad-request',
      hint: 'This model may not take `temperature`: leave it out of `params`',
    });
  });
});

modelContract('openai', async () => {
  const good = await startHttpStub([{ json: positive }]);
  const bad = await startHttpStub([{ status: 500, json: { error: { message: 'oops' } } }]);
  return {
    model: await open(good.url),
    failing: await open(bad.url),
    messages: [{ role: 'user', content: 'Hello' }],
    close: async () => void (await Promise.all([good.close(), bad.close()])),
  };
});

providerFaults('openai', {
  open,
  errorBody: (message) => ({ error: { message, type: 'x', code: null } }),
  good: positive,
});
