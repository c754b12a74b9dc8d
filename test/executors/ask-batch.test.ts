import { describe, expect, test } from 'vitest';
import { ModelError } from '../../src/core/errors.js';
import { askBatch } from '../../src/executors/bullmq/ask-batch.js';
import type { Brought, ReplyStore } from '../../src/executors/bullmq/reply-store.js';
import { keeping } from '../../src/models/keeping.js';
import { type ScriptedAnswer, scripted } from '../../src/models/scripted.js';

/** A store in memory. */
function memory(held: Record<string, Brought> = {}) {
  const kept = new Map(Object.entries(held));
  const store: ReplyStore = {
    put: async (key, brought) => void kept.set(key, brought),
    get: async (keys) => keys.map((key) => kept.get(key)),
    async drop(keys) {
      for (const key of keys) kept.delete(key);
    },
    async *scan() {
      yield [...kept];
    },
  };
  return { store, kept };
}

const requests = ['a', 'b', 'c'].map((key) => ({
  ...{ key, messages: [{ role: 'user', content: key }] as const, params: {}, turn: 0 },
}));
const reply = (text: string): Brought => ({ model: 'scripted', reply: { text, finish: 'stop' } });

async function asked(answer: (content: string) => ScriptedAnswer, held: Record<string, Brought> = {}, over?: Error) {
  const { store, kept } = memory(held);
  const [ended, lost] = [new AbortController(), new AbortController()];
  if (over) ended.abort(over);
  const model = scripted(({ messages }) => answer(messages[0]?.content ?? ''));
  let replies = 0;
  const thrown = await askBatch(
    { requests },
    { model: keeping(model), replies: store, over: ended.signal, lost: lost.signal, onReply: () => replies++ },
  ).then(
    () => undefined,
    (error: Error) => error.message,
  );
  return { kept: Object.fromEntries(kept), asked: model.requests.length, replies, thrown };
}

describe('a batch', () => {
  test('that another worker began is asked only what is missing', async () => {
    expect(await asked((content) => content, { b: reply('before') })).toEqual({
      ...{ asked: 2, replies: 2, thrown: undefined },
      kept: { a: reply('a'), b: reply('before'), c: reply('c') },
    });
  });

  test('keeps the errors of a model beside the replies', async () => {
    const error = new ModelError('timeout', 'too late');
    const { kept, thrown } = await asked((content) => (content === 'b' ? error : content));
    expect(thrown).toBeUndefined();
    expect(kept['b']).toEqual({ model: 'scripted', error: { kind: 'timeout', message: 'too late' } });
  });

  test('at which there is a bug fails once all else is kept', async () => {
    const { kept, thrown } = await asked((content) => (content === 'a' ? new TypeError('a bug') : content));
    expect([Object.keys(kept), thrown]).toEqual([['b', 'c'], 'a bug']);
  });

  test('brings back unasked what is not to be sent any more', async () => {
    const over = new Error('the worker is drained');
    expect(await asked((content) => (content === 'c' ? content : over), {}, over)).toEqual({
      ...{ asked: 3, replies: 1, thrown: undefined, kept: { c: reply('c') } },
    });
  });
});
