import { afterEach, describe, expect, it } from 'vitest';
import type { Reply } from '../../src/core/types.js';
import { gemini } from '../../src/models/gemini.js';
import { modelContract } from '../../src/testing/model-contract.js';
import { type HttpStub, type StubResponse, startHttpStub } from '../support/http-stub.js';
import { requestOf } from '../support/request.js';
import { providerFaults } from './provider-faults.js';

const response = (parts: unknown, finishReason = 'STOP') => ({
  candidates: [{ content: { role: 'model', parts }, finishReason, index: 0 }],
  usageMetadata: { promptTokenCount: 12, candidatesTokenCount: 3, totalTokenCount: 15 },
});
const positive = response([{ text: 'Positive' }]);
const open = (url: string, environment: Readonly<Record<string, string>> = {}) =>
  gemini.open({ provider: 'gemini', name: 'gemini-2.0-flash', baseUrl: url }, environment);

let stub: HttpStub | undefined;
afterEach(async () => {
  await stub?.close();
  stub = undefined;
});

async function ask(answer: StubResponse): Promise<Reply> {
  stub = await startHttpStub([answer]);
  return await (await open(stub.url)).complete(requestOf('Hello'));
}

describe('gemini', () => {
  it('posts the turns, with the system message apart', async () => {
    stub = await startHttpStub([{ json: positive }]);
    const model = await open(stub.url, { MMT4NL_API_KEY: 'mine' });
    const messages = [
      { role: 'system', content: 'Be brief.' },
      { role: 'user', content: 'Hello' },
      { role: 'assistant', content: 'Hi' },
      { role: 'user', content: 'Well?' },
    ] as const;
    await model.complete(requestOf(messages, { temperature: 0, maxTokens: 150, topP: 0.9, seed: 7 }));
    expect(stub.requests.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
      {
        method: 'POST',
        path: '/v1beta/models/gemini-2.0-flash:generateContent',
        body: {
          systemInstruction: { role: 'system', parts: [{ text: 'Be brief.' }] },
          contents: [
            { role: 'user', parts: [{ text: 'Hello' }] },
            { role: 'model', parts: [{ text: 'Hi' }] },
            { role: 'user', parts: [{ text: 'Well?' }] },
          ],
          generationConfig: { temperature: 0, maxOutputTokens: 150, topP: 0.9, seed: 7 },
          safetySettings: [],
        },
      },
    ]);
    expect(stub.requests[0]?.headers).toMatchObject({ 'x-goog-api-key': 'mine', 'content-type': 'application/json' });
  });

  const tokens = { usage: { inputTokens: 12, outputTokens: 3 } };
  it.each<[string, unknown, Reply]>([
    ['a text', positive, { text: 'Positive', finish: 'stop', ...tokens }],
    [
      'a text in parts',
      response([{ text: 'Posi' }, { text: 'tive' }]),
      { text: 'Positive', finish: 'stop', ...tokens },
    ],
    [
      'a text after thoughts',
      {
        ...response([{ text: 'Hmm', thought: true }, { text: 'No' }]),
        usageMetadata: { promptTokenCount: 9, thoughtsTokenCount: 5, candidatesTokenCount: 1 },
      },
      { text: 'No', finish: 'stop', usage: { inputTokens: 9, outputTokens: 6 } },
    ],
    [
      'a text cut at the limit',
      response([{ text: 'Posi' }], 'MAX_TOKENS'),
      { text: 'Posi', finish: 'length', ...tokens },
    ],
    ['thinking that used up the limit', response(undefined, 'MAX_TOKENS'), { text: '', finish: 'length', ...tokens }],
    ['a filtered text', response([{ text: 'Pos' }], 'SAFETY'), { text: 'Pos', finish: 'filtered', ...tokens }],
    ['a withheld text', { candidates: [{ finishReason: 'RECITATION' }] }, { text: '', finish: 'filtered' }],
    [
      'a blocked prompt',
      { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' }, usageMetadata: { promptTokenCount: 12 } },
      { text: '', finish: 'filtered', usage: { inputTokens: 12, outputTokens: 0 } },
    ],
  ])('reads %s', async (_, json, want) => {
    expect(await ask({ json })).toEqual(want);
  });

  it.each<[string, unknown]>([
    ['no candidates', { candidates: [] }],
    ['no parts', response([])],
    ['no text and an unknown reason', response(undefined, 'OTHER')],
    ['a list as body', []],
  ])('calls a reply with %s incomplete', async (_, json) => {
    await expect(ask({ json })).rejects.toMatchObject({ name: 'ModelError', kind: 'incomplete' });
  });

  it('reads how long to wait from the body: its SDK shows no headers', async () => {
    const details = [
      { '@type': 'type.googleapis.com/google.rpc.Help' },
      { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '17.5s' },
    ];
    const json = { error: { code: 429, message: 'Quota exceeded', details } };
    await expect(ask({ status: 429, json })).rejects.toMatchObject({ kind: 'rate-limit', retryAfter: 17_500 });
  });

  it('knows the error 400 that means a wrong key', async () => {
    const json = { error: { code: 400, message: 'API key not valid. Please pass a valid API key.' } };
    await expect(ask({ status: 400, json })).rejects.toMatchObject({ kind: 'key' });
  });
});

modelContract('gemini', async () => {
  const good = await startHttpStub([{ json: positive }]);
  const bad = await startHttpStub([{ status: 500, json: { error: { message: 'oops' } } }]);
  return {
    model: await open(good.url),
    failing: await open(bad.url),
    messages: [{ role: 'user', content: 'Hello' }],
    close: async () => void (await Promise.all([good.close(), bad.close()])),
  };
});

providerFaults('gemini', { open, errorBody: (message) => ({ error: { message } }), good: positive });
