import { describe, expect, test } from 'vitest';
import { HEAD, type Row, said } from './said.js';

const MALFORMED: readonly Row[] = [
  [
    'cases file type',
    `${HEAD}test_cases: {file: cases.txt}\ninvariants: [{type: is_json}]`,
    'cases.txt: Expected a .csv, .tsv, .json or .jsonl file, got ".txt". Did you mean ".tsv"?',
  ],
  [
    'csv',
    `${HEAD}test_cases: {file: cases.csv}`,
    [
      'cases.csv:2: invariants: Expected at least one invariant, here or for the whole suite, got none',
      'cases.csv:3: input: Expected text, got blank text',
      'cases.csv:4: invariants: Expected at least one invariant, here or for the whole suite, got none',
    ].join('\n'),
  ],
  [
    'jsonl',
    `${HEAD}test_cases: {file: cases.jsonl}`,
    [
      'cases.jsonl:1: invariants[0].type: Expected a known invariant, got "contians". Did you mean "contains"?',
      'cases.jsonl:2: input: Expected text, got 3',
      'cases.jsonl:3: category: Expected text, got 5',
    ].join('\n'),
  ],
  [
    'torn',
    `${HEAD}test_cases: {file: torn.jsonl}\ninvariants: [{type: is_json}]`,
    'torn.jsonl:2: Expected a JSON object, got invalid JSON: column 8: expected a value, got the end of the text',
  ],
  [
    'empty jsonl',
    `${HEAD}test_cases: {file: empty.jsonl}\ninvariants: [{type: is_json}]`,
    's.yaml:3:13: test_cases: Expected at least one case, got none',
  ],
  [
    'vars jsonl',
    `${HEAD}prompt_template: "{input} {product}"\ntest_cases: {file: vars.jsonl}\ninvariants: [{type: is_json}]`,
    "vars.jsonl:1: Expected a column for the prompt's variable {product}, got none",
  ],
  [
    'dup jsonl',
    `${HEAD}test_cases: {file: dup.jsonl}\ninvariants: [{type: is_json}]`,
    'dup.jsonl:2: Expected `id` to be unique, got "a", which line 1 has too',
  ],
  [
    'a judge that nobody names',
    `${HEAD}test_cases: {file: judged.jsonl}`,
    'judged.jsonl:1: invariants[0]: Expected a model to ask, here or as the `judge` of the suite, got none',
  ],
];

describe('cases from a file have its lines in their errors', () => {
  test.each(MALFORMED)('%s', async (_, suite, message) => {
    expect(await said(suite)).toBe(message);
  });
});
