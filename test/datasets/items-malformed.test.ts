import { describe, expect, test } from 'vitest';
import { UserError } from '../../src/core/errors.js';
import type { Columns } from '../../src/datasets/columns.js';
import { readItems } from '../../src/datasets/items.js';
import { all, labelOf, reading, sentiment, withFile } from './files.js';

const chat = { task: sentiment, labelOf };

describe('readItems names file, line and field', () => {
  test.each<[name: string, content: string, want: string, columns?: Columns]>([
    ['x.csv', '', 'x.csv: Expected at least one item, got none'],
    ['x.csv', 'input,label\n', 'x.csv: Expected at least one item, got none'],
    ['x.jsonl', '{"input": "a"}\n{"input": null}\n', 'x.jsonl:2: Expected `input` to be text, got null'],
    ['x.jsonl', '{"input": "a"}\n\n{"input": 5}\n', 'x.jsonl:3: Expected `input` to be text, got 5'],
    ['x.jsonl', '{"input": "a"}\n{"text": "b"}\n', 'x.jsonl:2: Expected `input` to be text, got nothing'],
    [
      'x.json',
      '[{"q": "a"},\n {"q": ["b"]}]',
      'x.json:2: Expected `q` (as `input`) to be text, got a list',
      { input: 'q' },
    ],
    ['x.jsonl', '{"input": "a", "context": 5}', 'x.jsonl:1: Expected `context` to be text, got 5'],
    [
      'x.jsonl',
      '{"input": "a", "context": ["a", 5]}',
      'x.jsonl:1: Expected `context` to be text or a list of texts, got a list with 5 in it',
    ],
    ['x.jsonl', '{"input": "a", "id": {}}', 'x.jsonl:1: Expected `id` to be text, got an object'],
    [
      'x.csv',
      'Question,sentiment\na,Positive\nb,Postive\n',
      'x.csv:3: Expected `sentiment` (as `label`) to be one of "Positive", "Negative" or "Neutral", got "Postive". Did you mean "Positive"?',
      { input: 'Question', label: 'sentiment' },
    ],
    [
      'x.jsonl',
      '{"input": "a", "label": true}',
      'x.jsonl:1: Expected `label` to be one of "Positive", "Negative" or "Neutral", got true',
    ],
    [
      'x.csv',
      'Question,sentiment\na,Positive\n',
      'x.csv:2: Expected the column "input", got "Question" and "sentiment".',
    ],
    [
      'x.csv',
      'Question,sentiment\na,Positive\n',
      'x.csv:2: Expected the columns "Qestion" and "sentimnt", got "Question" and "sentiment". Did you mean "Question"? Did you mean "sentiment"?',
      { input: 'Qestion', label: 'sentimnt' },
    ],
    ['x.csv', 'id,input\na,1\nb,2\n\na,3\n', 'x.csv:5: Expected `id` to be unique, got "a", which line 2 has too'],
    [
      'x.jsonl',
      '{"input": "a", "id": "x-2"}\n{"input": "b"}\n',
      'x.jsonl:2: Expected `id` to be unique, got "x-2", which line 1 has too',
    ],
    [
      'x.csv',
      'a,b\nconstructor,2\n',
      'x.csv:2: Expected the column "constructor", got "a" and "b".',
      { input: 'constructor' },
    ],
  ])('%s %j', async (name, content, want, columns) => {
    expect(await reading(name, content, (file) => readItems(file, { ...chat, columns }))).toBe(want);
  });

  test('a mapping of what an item does not have', async () => {
    const columns: Record<string, string> = { lable: 'sentiment' };
    expect(await reading('x.csv', 'input\na\n', (file) => readItems(file, { ...chat, columns }))).toBe(
      'columns: Expected "id", "input", "context" or "label", got "lable". Did you mean "label"?',
    );
  });

  test.each<[header: string, columns: Columns | undefined, hint: string]>([
    [
      'sentiment,Question',
      undefined,
      'Say which column it is: in an experiment "columns: {input: Question}", on the command line "--columns input=Question".',
    ],
    [
      'a,b',
      undefined,
      'Say which column it is: in an experiment "columns: {input: a}", on the command line "--columns input=a".',
    ],
    [
      'input,b',
      { label: 'mood' },
      'Say which column it is: in an experiment "columns: {label: COLUMN}", on the command line "--columns label=COLUMN".',
    ],
  ])('and says how to map %s', async (header, columns, hint) => {
    const error = await withFile('x.csv', `${header}\n1,2\n`, (file) =>
      all(readItems(file, { ...chat, columns })).catch((thrown: unknown) => thrown),
    );
    expect(error instanceof UserError && error.hint).toBe(hint);
  });
});
