import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Row } from '../../src/datasets/row.js';
import { readRows } from '../../src/datasets/rows.js';
import { all, reading, withFile } from './files.js';

type Want = readonly (readonly [line: number, cells: Record<string, unknown>])[] | string;

async function check(name: string, content: string, want: Want): Promise<void> {
  const got = await reading(name, content, readRows);
  expect(got).toEqual(typeof want === 'string' ? want : want.map(([line, cells]) => ({ line, cells })));
}

describe('rows of csv and tsv', () => {
  test.each<[name: string, content: string, want: Want]>([
    ['x.csv', 'a,b\n1,2\n', [[2, { a: '1', b: '2' }]]],
    ['x.csv', '\uFEFFa,b\r\n1,2\r\n', [[2, { a: '1', b: '2' }]]],
    ['X.CSV', ' a , b\n 1 ,2', [[2, { a: ' 1 ', b: '2' }]]],
    ['x.tsv', 'a\tb\n1,5\t"x\ty"\n', [[2, { a: '1,5', b: 'x\ty' }]]],
    ['x.csv', 'a,b\n"He said ""hi"", ok",2\n', [[2, { a: 'He said "hi", ok', b: '2' }]]],
    ['x.csv', 'a,b\na 5" pipe,2\n', [[2, { a: 'a 5" pipe', b: '2' }]]],
    [
      'x.csv',
      'a\r\none\ntwo\r\n',
      [
        [2, { a: 'one' }],
        [3, { a: 'two' }],
      ],
    ],
    [
      'x.csv',
      '\n\na,b\n\n1,2\n,\n  \n\n3,4\n',
      [
        [5, { a: '1', b: '2' }],
        [9, { a: '3', b: '4' }],
      ],
    ],
    [
      'x.csv',
      'a,b\r\n"x\r\ny\n",1\r\n\r\n3,4',
      [
        [2, { a: 'x\r\ny\n', b: '1' }],
        [6, { a: '3', b: '4' }],
      ],
    ],
    ['x.csv', ',a,,\n0,1,,\n', [[2, { a: '1' }]]],
    [
      'x.csv',
      '__proto__,a\nx,y\n',
      [
        [
          2,
          Object.fromEntries([
            ['__proto__', 'x'],
            ['a', 'y'],
          ]),
        ],
      ],
    ],
    ['x.csv', 'a,b\n', []],
    ['x.csv', '', []],
    ['x.csv', 'a,b\n1,2\nGreat, really,3\n', 'x.csv:3: Expected 2 cells, as in the header ("a" and "b"), got 3'],
    ['x.csv', 'a,b\n1\n', 'x.csv:2: Expected 2 cells, as in the header ("a" and "b"), got 1'],
    ['x.csv', 'a\n1,2\n', 'x.csv:2: Expected 1 cell, as in the header ("a"), got 2'],
    ['x.csv', 'a,b,a\n1,2,3\n', 'x.csv:1: Expected each column once, got two columns "a"'],
    [
      'x.csv',
      'a,b\r\n"1\r\n",2\r\n"3,4\r\n5,6\r\n',
      'x.csv:4: Expected a closing double quote, got the end of the file',
    ],
  ])('%s %j', check);

  test('a failure to read ends them', async () => {
    const bytes = Uint8Array.of(...new TextEncoder().encode('a,b\n1,2\n'), 0xff, 10);
    expect(await reading('x.csv', bytes, readRows)).toBe('x.csv:3: Expected UTF-8 text, got bytes that are not UTF-8');
    await expect(all(readRows('/nowhere/at/all.csv'))).rejects.toThrow(
      '/nowhere/at/all.csv: Expected a file, got no such folder',
    );
  });

  test.each([
    [',' as const, 'x.csv'],
    ['\t' as const, 'x.tsv'],
  ])('what is written with %j is read', async (delimiter, name) => {
    const value = fc.string({ unit: 'grapheme' }).filter((text) => text.trim() !== '' && !text.includes('\uFEFF'));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(value, value)), async (rows) => {
        const text = stringify([['a', 'b'], ...rows], { delimiter, quoted: true });
        const read = await reading(name, text, readRows);
        expect(cellsOf(read)).toEqual(rows.map(([a, b]) => ({ a, b })));
      }),
      { numRuns: 50 },
    );
  });
});

describe('rows of jsonl', () => {
  test.each<[content: string, want: Want]>([
    [
      '{"a": 1}\n{"a": null, "b": [true]}\n',
      [
        [1, { a: 1 }],
        [2, { a: null, b: [true] }],
      ],
    ],
    [
      '\uFEFF{"a": 1}\r\n\r\n  \r\n{"a": 2}',
      [
        [1, { a: 1 }],
        [4, { a: 2 }],
      ],
    ],
    ['{"a": "x\u2028y"}\n', [[1, { a: 'x\u2028y' }]]],
    ['', []],
    [
      '{"a": 1}\n{"a": x}\n',
      'x.jsonl:2: Expected a JSON object, got invalid JSON: column 7: expected a value, got "x"',
    ],
    [
      '{"a": 1',
      'x.jsonl:1: Expected a JSON object, got invalid JSON: column 8: expected "," or "}", got the end of the text',
    ],
    [
      '[\n',
      'x.jsonl:1: Expected a JSON object, got invalid JSON: column 2: expected a value or "]", got the end of the text',
    ],
    ['{"a": 1}\n[1]', 'x.jsonl:2: Expected a JSON object, got a list'],
    ['"text"', 'x.jsonl:1: Expected a JSON object, got "text"'],
    ['null', 'x.jsonl:1: Expected a JSON object, got null'],
  ])('%j', (content, want) => check('x.jsonl', content, want));

  test('what is written is read, by line', async () => {
    const row = fc.dictionary(fc.string(), fc.jsonValue()).map((cells) => JSON.parse(JSON.stringify(cells)));
    await fc.assert(
      fc.asyncProperty(fc.array(row), async (rows) => {
        await check(
          'x.jsonl',
          rows.map((cells) => `${JSON.stringify(cells)}\n`).join(''),
          rows.map((cells, at) => [at + 1, cells]),
        );
      }),
      { numRuns: 50 },
    );
  });

  test('are streamed: what follows the last row taken is not read', async () => {
    const first = await withFile('x.jsonl', '{"a": 1}\nnot JSON', async (file) => {
      for await (const row of readRows(file)) return row;
      return undefined;
    });
    expect(first).toEqual({ line: 1, cells: { a: 1 } });
  });
});

describe('rows of json', () => {
  test.each<[content: string, want: Want]>([
    [
      '[{"a": 1}, {"a": 2}]',
      [
        [1, { a: 1 }],
        [1, { a: 2 }],
      ],
    ],
    [
      '\uFEFF[\n  {"a": [1, {}]},\r\n  {\n    "a": 2\n  }\n]\n',
      [
        [2, { a: [1, {}] }],
        [3, { a: 2 }],
      ],
    ],
    ['{"version": 2, "data": [\n{"a": 1}]}', [[2, { a: 1 }]]],
    ['{"examples": [{"a": 1}]}', [[1, { a: 1 }]]],
    ['[]', []],
    [' \n', []],
    ['[{"a": 1},\n 5]', 'x.json:2: Expected item 2 to be a JSON object, got 5'],
    [
      '[{"a": 1},\n]',
      'x.json:2: Expected a JSON array of objects, got invalid JSON: column 1: expected a value, got "]"',
    ],
    [
      '{"a": 1}\n{"a": 2}',
      'x.json:2: Expected a JSON array of objects, got invalid JSON: column 1: expected the end of the text, got "{"',
    ],
    ['{"a": 1, "b": []}', 'x.json:1: Expected a JSON array of objects, got an object with the keys "a" and "b"'],
    ['"text"', 'x.json:1: Expected a JSON array of objects, got "text"'],
  ])('%j', (content, want) => check('x.json', content, want));
});

describe('the kind of a file', () => {
  test.each([
    ['x.cvs', 'x.cvs: Expected a .csv, .tsv, .json or .jsonl file, got ".cvs". Did you mean ".csv"?'],
    ['x.xlsx', 'x.xlsx: Expected a .csv, .tsv, .json or .jsonl file, got ".xlsx".'],
    ['data', 'data: Expected a .csv, .tsv, .json or .jsonl file, got a name without an extension.'],
  ])('%s', (name, want) => check(name, 'a\n1\n', want));
});

function cellsOf(rows: readonly Row[] | string): unknown {
  return typeof rows === 'string' ? rows : rows.map(({ cells }) => cells);
}
