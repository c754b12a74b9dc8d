import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hash } from '../../src/core/hash.js';
import { type Recording, readRecordings } from '../../src/datasets/recordings.js';
import { SHARED_DATA } from '../support/shared-data.js';
import { all, labelOf, reading, sentiment, yesNo } from './files.js';

const checks = { tasks: [sentiment, yesNo], labelOf, relations: ['same', 'opposite', 'different'] };
const row = {
  ...{
    id: 'r1',
    task: 'yes-no',
    context: true,
    model: 'm',
    shots: 'zero',
    category: 'srl',
    relation: 'same',
    label: 'No',
  },
  ...{ source: 'Is it?', follow_up: 'Is it so?', source_output: 'No', follow_up_output: 'Yes.' },
};
const want: Recording = {
  ...{
    id: 'r1',
    item: hash([null, 'Is it?']),
    model: 'm',
    task: 'yes-no',
    context: true,
    shots: 'zero',
    category: 'srl',
  },
  ...{ relation: 'same', label: 'No', source: 'Is it?', followUp: 'Is it so?' },
  sourceOutput: { kind: 'reply', text: 'No' },
  followUpOutput: { kind: 'reply', text: 'Yes.' },
};
const { label: _, ...unlabelled } = want;

describe('readRecordings', () => {
  test.each<[Record<string, unknown>, Recording]>([
    [{}, want],
    [
      { relation: undefined, item: 5, label: false, shots: 1 },
      { ...want, item: '5', shots: 'one' },
    ],
    [
      { shots: 4, label: '', rule: 'passive', repeat: 2 },
      { ...unlabelled, shots: '4', rule: 'passive', repeat: 2 },
    ],
    [{ context: undefined }, { ...want, context: false }],
    [{ context: false }, { ...want, context: false }],
    [{ context: '' }, { ...want, context: false }],
    [{ context: 'True' }, { ...want, context: true }],
    [{ context: 'It is.' }, { ...want, context: true, contextText: 'It is.', item: hash(['It is.', 'Is it?']) }],
    [{ follow_up: 'Is it?' }, { ...want, followUp: 'Is it?' }],
    [{ source_output: '' }, { ...want, sourceOutput: { kind: 'reply', text: '' } }],
    [
      { source_output: null, follow_up_output: undefined },
      {
        ...want,
        sourceOutput: { kind: 'error', reason: 'no `source_output` was recorded' },
        followUpOutput: { kind: 'error', reason: 'no `follow_up_output` was recorded' },
      },
    ],
    [{ edits: [], operator: 'srl', because: 'b', metadata: {} }, want],
  ])('reads %j', async (change, recording) => {
    expect(
      await reading('r.jsonl', JSON.stringify({ ...row, ...change }), (file) => readRecordings(file, checks)),
    ).toEqual([recording]);
  });

  test('reads csv, where an empty output is an empty reply', async () => {
    const csv =
      'id,model,shots,category,context,source,follow_up,source_output,follow_up_output\nr1,m,0,srl,true,Is it?,Is it so?,No,\n';
    expect(await reading('r.csv', csv, (file) => readRecordings(file, { task: 'yes-no' }))).toEqual([
      { ...unlabelled, followUpOutput: { kind: 'reply', text: '' } },
    ]);
  });

  test('takes labels as they are written where there is no task to hold them to', async () => {
    const rows = [
      { ...row, label: 'no!' },
      { ...row, label: true },
    ]
      .map((each) => JSON.stringify(each))
      .join('\n');
    expect(await reading('r.jsonl', rows, (file) => readRecordings(file))).toEqual([
      { ...want, label: 'no!' },
      { ...want, label: 'true' },
    ]);
  });

  test.skipIf(!existsSync(`${SHARED_DATA}/paper`))("reads the paper's archive", async () => {
    const recordings = await all(readRecordings(`${SHARED_DATA}/paper/recordings-qa-with-context.jsonl`, checks));
    expect(recordings.length).toBe(2100);
    expect(
      recordings.every(
        ({ context, task, label }) => context && task === 'yes-no' && yesNo.labels.includes(label ?? ''),
      ),
    ).toBe(true);
  });
});

describe('readRecordings names file, line and field', () => {
  test.each<[Record<string, unknown>, string]>([
    [{ task: undefined }, 'r.jsonl:1: Expected `task` to be text, got nothing'],
    [
      { task: 'yesno' },
      'r.jsonl:1: Expected `task` to be one of "sentiment" or "yes-no", got "yesno". Did you mean "yes-no"?',
    ],
    [{ model: '' }, 'r.jsonl:1: Expected `model` to be text, got blank text'],
    [{ shots: undefined }, 'r.jsonl:1: Expected `shots` to be text, got nothing'],
    [{ context: 5 }, 'r.jsonl:1: Expected `context` to be text, got 5'],
    [{ repeat: 'twice' }, 'r.jsonl:1: Expected `repeat` to be a whole number, got "twice"'],
    [{ label: 'Maybe' }, 'r.jsonl:1: Expected `label` to be one of "Yes" or "No", got "Maybe"'],
    [
      { relation: 'sam' },
      'r.jsonl:1: Expected `relation` to be one of "same", "opposite" or "different", got "sam". Did you mean "same"?',
    ],
    [{ source_output: 5 }, 'r.jsonl:1: Expected `source_output` to be text, or null where there was no reply, got 5'],
    [{ source_ouput: 'No' }, 'r.jsonl:1: Expected a known key, got "source_ouput". Did you mean "source_output"?'],
  ])('%j', async (change, message) => {
    expect(
      await reading('r.jsonl', JSON.stringify({ ...row, ...change }), (file) => readRecordings(file, checks)),
    ).toBe(message);
  });

  test('in a file without any', async () => {
    expect(await reading('r.csv', 'id,model\n', (file) => readRecordings(file))).toBe(
      'r.csv: Expected at least one recording, got none',
    );
  });
});
