import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { relations } from '../../relations/index.js';
import { ModelError } from '../../src/core/errors.js';
import type { Model } from '../../src/core/types.js';
import type { Pair } from '../../src/datasets/pairs.js';
import { createAsker } from '../../src/experiment/asker.js';
import { runModel } from '../../src/experiment/run-model.js';
import { scripted } from '../../src/models/scripted.js';
import { openReplyLog } from '../../src/store/reply-log.js';
import type { VerdictRecord } from '../../src/store/verdict-record.js';
import { readAnswer, sentiment } from '../../src/tasks/index.js';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const pair = (id: string, given: Partial<Pair> = {}): Pair => ({
  id,
  item: 'i1',
  task: 'sentiment',
  category: 'typo',
  source: 'I like it',
  follow_up: `I lik it ${id}`,
  relation: 'same',
  label: 'Positive',
  ...given,
});

async function run(
  model: Model,
  cases: readonly Pair[],
  more: { identity?: number; repeats?: number } = {},
): Promise<VerdictRecord[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'mmt4nl-model-'));
  folders.push(folder);
  const log = await openReplyLog(path.join(folder, 'replies.jsonl'));
  const { signal } = new AbortController();
  const asker = createAsker({
    model,
    baseUrl: undefined,
    params: {},
    maxConcurrency: 4,
    signal,
    log,
    onSettled: () => undefined,
  });
  const records: VerdictRecord[] = [];
  const condition = {
    shots: 'zero',
    context: false,
    render: ({ text }: { text: string }) => [{ role: 'user' as const, content: text }],
  };
  const given = {
    model: model.name,
    task: sentiment,
    relations,
    conditions: [condition],
    cases: async function* () {
      yield cases;
    },
    identity: more.identity ?? 0,
    repeats: more.repeats ?? 1,
    read: (reply: string) => readAnswer(reply, sentiment),
    asker,
    width: 4,
  };
  try {
    for await (const record of runModel(given)) records.push(record);
  } finally {
    log.close();
  }
  return records;
}

const textOf = (model: ReturnType<typeof scripted>) =>
  model.requests.map(({ messages }) => messages[0]?.content).sort();

describe('runModel', () => {
  test('asks a source once for all its cases, and again for the identity arm and for each repeat', async () => {
    const model = scripted(() => 'Positive');
    await run(model, [pair('a'), pair('b')], { identity: 1, repeats: 2 });
    expect(textOf(model)).toEqual([
      'I lik it a',
      'I lik it a',
      'I lik it b',
      'I lik it b',
      'I like it',
      'I like it',
      'I like it',
      'I like it',
    ]);
  });

  test('asks a follow-up that two operators made once', async () => {
    const model = scripted(() => 'Positive');
    const records = await run(model, [
      pair('a', { follow_up: 'I lik it' }),
      pair('b', { follow_up: 'I lik it', category: 'ner' }),
    ]);
    expect(textOf(model)).toEqual(['I lik it', 'I like it']);
    expect(records.map(({ verdict }) => verdict.status)).toEqual(['held', 'held']);
  });

  test('gives each pair of answers its verdict', async () => {
    const replies: Readonly<Record<string, string>> = {
      'I like it': '**Positive.**',
      same: 'The sentiment is positive',
      changed: 'Negative',
      refused: "I'm sorry, but I can't help with that.",
      both: 'Positive or Negative',
      empty: '',
    };
    const model = scripted(({ messages }) => replies[messages[0]?.content ?? ''] ?? 'Neutral');
    const cases = ['same', 'changed', 'refused', 'both', 'empty'].map((text) => pair(text, { follow_up: text }));
    const records = await run(model, cases);
    expect(records.map(({ verdict }) => (verdict.status === 'inconclusive' ? verdict.cause : verdict.status))).toEqual([
      'held',
      'violated',
      'refused',
      'unreadable',
      'unreadable',
    ]);
  });

  test('an answer without an opposite settles nothing under `opposite`, and has no key', async () => {
    const model = scripted(() => 'Neutral');
    const [record] = await run(model, [pair('a', { relation: 'opposite', label: 'Neutral' })]);
    expect(record?.verdict).toMatchObject({ status: 'inconclusive', cause: 'no-opposite' });
    expect(record?.key).toBe(null);
  });

  test('a model error is a case without an answer, not an answer', async () => {
    const model = scripted(({ messages }) =>
      messages[0]?.content === 'I like it' ? 'Positive' : new ModelError('server', 'HTTP 500'),
    );
    const [record] = await run(model, [pair('a')]);
    expect(record?.followUp).toEqual({ kind: 'error', reason: 'HTTP 500' });
    expect(record?.verdict).toMatchObject({ status: 'inconclusive', cause: 'model-error' });
  });

  test('a fatal model error ends the run', async () => {
    const model = scripted(() => new ModelError('key', 'the key was refused'));
    await expect(run(model, [pair('a')])).rejects.toThrow('the key was refused');
  });

  test('replies under way when the run ends are kept, and nothing more is asked', async () => {
    let release: () => void = () => undefined;
    const slow = new Promise<void>((resolve) => {
      release = resolve;
    });
    const model = scripted(async ({ messages }) => {
      if (messages[0]?.content !== 'I like it') return new ModelError('key', 'the key was refused');
      await slow;
      return 'Positive';
    });
    const cases = Array.from({ length: 12 }, (_, at) => pair(`case ${at}`));
    const ended = run(model, cases).catch((error: Error) => error.message);
    setImmediate(() => release()); // after the refusal has gone through
    expect(await ended).toBe('the key was refused');
    expect(model.requests.length).toBeLessThanOrEqual(4);
    expect(readFileSync(path.join(folders.at(-1) ?? '', 'replies.jsonl'), 'utf8')).toContain('"text":"Positive"');
  });

  test('the identity arm counts answers that changed, and only those that were read', async () => {
    const answers = ['Positive', 'Negative', 'no idea at all', 'Positive'];
    let asked = 0;
    const model = scripted(({ messages }) =>
      messages[0]?.content === 'I like it' ? (answers[asked++] ?? '') : 'Positive',
    );
    const [record] = await run(model, [pair('a')], { identity: 3 });
    expect(record?.again).toEqual({ of: 2, changed: 1 });
  });

  test('a reply that a filter withheld is a refusal', async () => {
    const model: Model = { name: 'filtered', complete: async () => ({ text: '', finish: 'filtered' }) };
    const [record] = await run(model, [pair('a')]);
    expect(record?.verdict).toMatchObject({ status: 'inconclusive', cause: 'refused' });
  });
});
