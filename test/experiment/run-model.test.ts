import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { relations } from '../../relations/index.js';
import { ModelError } from '../../src/core/errors.js';
import type { Model } from '../../src/core/types.js';
import type { Pair } from '../../src/datasets/pairs.js';
import { createAsker } from '../../src/experiment/asker.js';
import { createFatality, type Fatality } from '../../src/experiment/fatality.js';
import { byItem } from '../../src/experiment/plan.js';
import { runModel } from '../../src/experiment/run-model.js';
import { RunStopped } from '../../src/experiment/run-stopped.js';
import { considerate, type Session } from '../../src/models/considerate.js';
import { scripted } from '../../src/models/scripted.js';
import { createDecisions, type Decisions } from '../../src/statistics/decisions.js';
import { openErrorLog } from '../../src/store/error-log.js';
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

function session(fatality: Fatality, stopping: AbortSignal = new AbortController().signal): Session {
  const before = () => {
    stopping.throwIfAborted();
    if (fatality.over) throw fatality.over;
  };
  const after = (outcome: unknown) => (outcome instanceof Error ? fatality.failed(outcome) : fatality.answered());
  return { stopping, gate: { before, after } };
}

async function run(
  model: Model,
  cases: readonly Pair[],
  more: { identity?: number; repeats?: number; stopping?: AbortSignal; decisions?: Decisions } = {},
): Promise<VerdictRecord[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'mmt4nl-model-'));
  folders.push(folder);
  const log = openReplyLog(path.join(folder, 'replies.jsonl'));
  const errors = openErrorLog(path.join(folder, 'errors.jsonl'), { again: false });
  const fatality = createFatality();
  const asker = createAsker({
    model: considerate(model, { maxConcurrency: 4, attempts: 1 }, session(fatality, more.stopping)),
    baseUrl: undefined,
    params: {},
    abandon: new AbortController(),
    log,
    errors,
    cache: undefined,
    fatality,
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
    cases: () => byItem(Readable.from(cases)),
    decisions: more.decisions,
    identity: more.identity ?? 0,
    repeats: more.repeats ?? 1,
    read: (reply: string) => readAnswer(reply, sentiment),
    asker,
    bounds: { active: 4, held: 16 },
  };
  try {
    for await (const record of runModel(given)) records.push(record);
  } finally {
    log.close();
    errors.close();
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
      'model-error',
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

  test('a fatal model error ends the asking, and leaves every case without an answer', async () => {
    const model = scripted(() => new ModelError('key', 'the key was refused'));
    const cases = Array.from({ length: 30 }, (_, at) => pair(`case ${at}`, { item: `i${at}`, source: `text ${at}` }));
    const records = await run(model, cases);
    expect(records.map(({ verdict }) => verdict.status)).toEqual(cases.map(() => 'inconclusive'));
    expect(model.requests.length).toBeLessThanOrEqual(4);
  });

  test('a request that is called bad is one case, unless the model has never answered', async () => {
    const bad = new ModelError('bad-request', 'too long');
    const some = scripted(({ messages }) => (messages[0]?.content === 'I lik it b' ? bad : 'Positive'));
    const records = await run(
      some,
      ['a', 'b', 'c'].map((id) => pair(id)),
    );
    expect(records.map(({ verdict }) => verdict.status)).toEqual(['held', 'inconclusive', 'held']);
    const none = scripted(() => bad);
    await run(
      none,
      Array.from({ length: 30 }, (_, at) => pair(`${at}`)),
    );
    expect(none.requests.length).toBeLessThanOrEqual(4);
  });

  test('replies under way when the run is stopped are kept, and nothing more is asked', async () => {
    const stop = new AbortController();
    let release: () => void = () => undefined;
    const slow = new Promise<void>((resolve) => {
      release = resolve;
    });
    const model = scripted(async () => {
      await slow;
      return 'Positive';
    });
    const cases = Array.from({ length: 12 }, (_, at) => pair(`case ${at}`));
    const ended = run(model, cases, { stopping: stop.signal }).catch((error: Error) => error.message);
    await vi.waitFor(() => expect(model.requests.length).toBe(4));
    stop.abort(new RunStopped('enough'));
    release();
    expect(await ended).toBe('enough');
    expect(model.requests.length).toBe(4);
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

describe('runModel that stops when it is decided', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) =>
      pair(`${at}`, { item: `i${at}`, source: `I like it ${at}`, follow_up: `I lik it ${at}` }),
    );

  test('asks a category no further, and gives the same verdicts whatever was under way', async () => {
    const decided = async (delay: (text: string) => Promise<void>) => {
      const model = scripted(async ({ messages }) => {
        await delay(messages[0]?.content ?? '');
        return messages[0]?.content?.startsWith('I like') ? 'Positive' : 'Negative';
      });
      const decisions = createDecisions({ below: 0.9, error: 0.05 });
      const records = await run(model, many(60), { decisions });
      return { verdicts: records.map((record) => record.case), asked: model.requests.length };
    };
    const fast = await decided(() => Promise.resolve());
    const uneven = await decided((text) =>
      text.endsWith('3') ? new Promise((resolve) => setImmediate(resolve)) : Promise.resolve(),
    );
    expect(fast.verdicts).toEqual(uneven.verdicts);
    expect(fast.verdicts.length).toBeLessThan(10);
    expect(fast.asked).toBeLessThan(60);
  });
});
