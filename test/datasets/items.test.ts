import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Item } from '../../src/core/types.js';
import type { Columns } from '../../src/datasets/columns.js';
import { readItems } from '../../src/datasets/items.js';
import { SHARED_DATA } from '../support/shared-data.js';
import { all, labelOf, reading, sentiment, yesNo } from './files.js';

const chat = { task: sentiment, labelOf };
const fixtures = join(import.meta.dirname, 'fixtures');

describe('readItems reads what is there', () => {
  test.each<[name: string, content: string, want: Item[], columns?: Columns]>([
    [
      'chat.csv',
      'input\nI love it\nmeh\n',
      [
        { id: 'chat-1', input: 'I love it' },
        { id: 'chat-2', input: 'meh' },
      ],
    ],
    [
      'chat.csv',
      'Question,sentiment\nI love it,positive\nmeh,\n',
      [
        { id: 'chat-1', input: 'I love it', label: 'Positive' },
        { id: 'chat-2', input: 'meh' },
      ],
      { input: 'Question', label: 'sentiment' },
    ],
    [
      'a.b.tsv',
      'id\tinput\tcontext\tlabel\tsource\n7\tGood.\tA shop.\tPositive\tweb\n\tBad.\t\tNegative\t\n',
      [
        { id: '7', input: 'Good.', context: 'A shop.', label: 'Positive', metadata: { source: 'web' } },
        { id: 'a.b-2', input: 'Bad.', label: 'Negative', metadata: { source: '' } },
      ],
    ],
    [
      'x.jsonl',
      '{"id": 7, "input": " as it is ", "label": null, "context": ["A.", " ", "B."], "n": [1]}\n',
      [{ id: '7', input: ' as it is ', context: 'A. B.', metadata: { n: [1] } }],
    ],
    [
      'x.jsonl',
      '{"text": "a", "label": "Neutral"}\n{"text": "b"}\n',
      [
        { id: 'x-1', input: 'a', label: 'Neutral' },
        { id: 'x-2', input: 'b' },
      ],
      { input: 'text', label: 'label' },
    ],
    ['x.json', '[{"input": "a", "context": []}]', [{ id: 'x-1', input: 'a' }]],
    [
      'x.csv',
      'input,text,label,mood\na,b,c,Positive\n',
      [{ id: 'x-1', input: 'b', label: 'Positive', metadata: { input: 'a', label: 'c' } }],
      { input: 'text', label: 'mood' },
    ],
  ])('%s %j', async (name, content, want, columns) => {
    expect(await reading(name, content, (file) => readItems(file, { ...chat, columns }))).toEqual(want);
  });

  test('StrategyQA as it is published', async () => {
    const columns = { id: 'qid', input: 'question', label: 'answer', context: 'facts' };
    expect(await all(readItems(join(fixtures, 'strategy-qa.json'), { task: yesNo, labelOf, columns }))).toEqual([
      {
        id: 'q1',
        input: 'Can a whale climb a tree?',
        context: 'Whales live in the sea. Trees grow on land.',
        label: 'No',
        metadata: { term: 'Whale', decomposition: ['Where do whales live?'] },
      },
      {
        id: 'q2',
        input: 'Is snow cold?',
        context: 'Snow is frozen water.',
        label: 'Yes',
        metadata: { term: 'Snow', decomposition: [] },
      },
    ]);
  });

  test.skipIf(!existsSync(`${SHARED_DATA}/dev/chat-sentiment.csv`))(
    'the Chat Sentiment dataset as it is published',
    async () => {
      const items = await all(
        readItems(`${SHARED_DATA}/dev/chat-sentiment.csv`, {
          ...chat,
          columns: { input: 'Question', label: 'sentiment' },
        }),
      );
      expect(items.length).toBe(431);
      expect(items[0]).toEqual({ id: 'chat-sentiment-1', input: 'I really enjoyed the movie', label: 'Positive' });
      expect(items.filter(({ label }) => label === 'Neutral').length).toBe(188);
    },
  );

  test('any text in any format comes back as it was', async () => {
    const input = fc.string({ unit: 'grapheme' }).filter((text) => text.trim() !== '');
    await fc.assert(
      fc.asyncProperty(fc.array(input, { minLength: 1 }), async (inputs) => {
        const want = inputs.map((text, at) => ({ id: `x-${at + 1}`, input: text }));
        const rows = inputs.map((text) => JSON.stringify({ input: text }));
        expect(await reading('x.jsonl', rows.join('\n'), (file) => readItems(file, chat))).toEqual(want);
        expect(await reading('x.json', `[${rows.join(',\n')}]`, (file) => readItems(file, chat))).toEqual(want);
      }),
      { numRuns: 30 },
    );
  });
});

describe('the limit', () => {
  test.each([
    [1, [{ id: 'x-1', input: 'a' }]],
    [0, []],
  ])('%d: what follows is not read', async (limit, want) => {
    expect(await reading('x.jsonl', '{"input": "a"}\nnot JSON', (file) => readItems(file, { ...chat, limit }))).toEqual(
      want,
    );
  });
});
