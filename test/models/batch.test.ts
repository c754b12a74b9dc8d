import { afterEach, describe, expect, test } from 'vitest';
import type { BatchFormat } from '../../src/core/batch.js';
import type { Message, ModelProvider, Params } from '../../src/core/types.js';
import { anthropic } from '../../src/models/anthropic.js';
import { anthropicBatch } from '../../src/models/anthropic-batch.js';
import { openai } from '../../src/models/openai.js';
import { openaiBatch } from '../../src/models/openai-batch.js';
import { chatReply } from '../support/chat-reply.js';
import { type HttpStub, startHttpStub } from '../support/http-stub.js';

const key = '0123456789abcdef';
const messages: readonly Message[] = [
  { role: 'system', content: 'Be brief.' },
  { role: 'user', content: 'Hello' },
  { role: 'assistant', content: 'Hi' },
  { role: 'user', content: 'Good?' },
];

let stub: HttpStub | undefined;
afterEach(async () => {
  await stub?.close();
  stub = undefined;
});

/** The body that the client sends over HTTP. */
async function sent(provider: ModelProvider, name: string, params: Params): Promise<unknown> {
  stub = await startHttpStub([
    provider === openai ? chatReply('Yes') : { json: { content: [{ type: 'text', text: 'Yes' }] } },
  ]);
  const model = await provider.open({ provider: provider.name, name, baseUrl: stub.url }, {});
  await model.complete({ messages, params, signal: new AbortController().signal });
  return stub.requests[0]?.body;
}

describe('a request of a batch has the body that the client sends', () => {
  test.each<[string, Params]>([
    ['gpt-4o', { temperature: 0 }],
    ['gpt-4o', { temperature: 0.5, maxTokens: 150, topP: 0.9, seed: 7 }],
    ['o3-mini', { temperature: 0, maxTokens: 150, seed: 7 }],
  ])('openai:%s with %j', async (name, params) => {
    expect(openaiBatch.request({ name }, { key, messages, params })).toEqual({
      custom_id: key,
      method: 'POST',
      url: '/v1/chat/completions',
      body: await sent(openai, name, params),
    });
  });

  test.each<[string, Params]>([
    ['claude-haiku-4-5', { temperature: 0 }],
    ['claude-opus-5-5', { temperature: 0, maxTokens: 150 }],
  ])('anthropic:%s with %j', async (name, params) => {
    expect(anthropicBatch.request({ name }, { key, messages, params })).toEqual({
      custom_id: key,
      params: await sent(anthropic, name, params),
    });
  });
});

function read(format: BatchFormat, line: object) {
  const result = format.result({ name: 'm' }, line);
  return result?.kind === 'error' ? [result.error.kind, result.error.message] : result?.reply;
}

describe("a line of OpenAI's results", () => {
  const line = (status_code: number, body: unknown) => ({
    id: 'batch_req_1',
    custom_id: key,
    response: { status_code, request_id: 'r', body },
    error: null,
  });
  const completion = 'json' in chatReply('x') ? Object(chatReply('Positive')).json : undefined;
  const failed = (code: string, message: string) => ({
    id: 'batch_req_2',
    custom_id: key,
    response: null,
    error: { code, message },
  });

  test.each<[string, object, unknown]>([
    [
      'a reply',
      line(200, completion),
      { text: 'Positive', finish: 'stop', usage: { inputTokens: 100, outputTokens: 2 } },
    ],
    ['a body that is none', line(200, 'oops'), ['incomplete', 'openai:m: the reply has no choices']],
    ['a reply without a word', line(200, Object(chatReply(' ')).json), ['incomplete', 'openai:m: the reply is empty']],
    ['no body', line(200, null), ['incomplete', 'openai:m: the reply has no choices']],
    [
      'a refused request',
      line(400, { error: { message: 'too long', type: 'invalid_request_error', param: null, code: null } }),
      ['bad-request', 'openai:m: 400 too long'],
    ],
    ['an overloaded server', line(503, {}), ['server', 'openai:m: 503']],
    [
      'a filtered prompt',
      line(400, { error: { message: 'no', code: 'content_filter' } }),
      { text: '', finish: 'filtered' },
    ],
    [
      'a request that came too late',
      failed('batch_expired', 'This request could not be executed before the completion window expired.'),
      ['timeout', 'openai:m: batch_expired: This request could not be executed before the completion window expired.'],
    ],
    [
      'a request that was cancelled',
      failed('batch_cancelled', 'Cancelled.'),
      ['server', 'openai:m: batch_cancelled: Cancelled.'],
    ],
    ['a request', { custom_id: key, method: 'POST', url: '/v1/chat/completions', body: {} }, undefined],
    ['nothing', { custom_id: key, response: null, error: null }, undefined],
  ])('%s', (_, given, want) => {
    expect(read(openaiBatch, given)).toEqual(want);
    expect(openaiBatch.keyOf(given)).toBe(key);
  });
});

describe("a line of Anthropic's results", () => {
  const line = (result: object) => ({ custom_id: key, result });
  const message = {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'm',
    content: [{ type: 'text', text: 'Positive' }],
    stop_reason: 'end_turn',
    usage: { input_tokens: 10, output_tokens: 3, cache_read_input_tokens: 2 },
  };
  const errored = (type: string, said: string) =>
    line({ type: 'errored', error: { type: 'error', error: { type, message: said }, request_id: 'req_1' } });

  test.each<[string, object, unknown]>([
    [
      'a reply',
      line({ type: 'succeeded', message }),
      { text: 'Positive', finish: 'stop', usage: { inputTokens: 12, outputTokens: 3 } },
    ],
    [
      'a reply without text',
      line({ type: 'succeeded', message: { ...message, content: [] } }),
      ['incomplete', 'anthropic:m: the reply has no text'],
    ],
    [
      'a refused request',
      errored('invalid_request_error', 'bad'),
      ['bad-request', 'anthropic:m: 400 invalid_request_error: bad'],
    ],
    [
      'an overloaded server',
      errored('overloaded_error', 'busy'),
      ['server', 'anthropic:m: 529 overloaded_error: busy'],
    ],
    ['an error that is new to us', errored('odd_error', 'odd'), ['server', 'anthropic:m: 500 odd_error: odd']],
    [
      'a request that came too late',
      line({ type: 'expired' }),
      ['timeout', 'anthropic:m: the batch expired before the request was carried out'],
    ],
    [
      'a request that was canceled',
      line({ type: 'canceled' }),
      ['server', 'anthropic:m: the batch was canceled before the request was carried out'],
    ],
    ['something else', line({ type: 'pending' }), undefined],
    ['a request', { custom_id: key, params: {} }, undefined],
  ])('%s', (_, given, want) => {
    expect(read(anthropicBatch, given)).toEqual(want);
    expect(anthropicBatch.keyOf(given)).toBe(key);
  });
});
