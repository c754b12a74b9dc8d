import { describe, expect, test } from 'vitest';
import { HEAD, type Row, said } from './said.js';

const MALFORMED: readonly Row[] = [
  ['no cases', HEAD, 's.yaml:1:1: test_cases: Expected a list of cases, or {file: cases.jsonl}, got nothing'],
  [
    'empty cases',
    `${HEAD}test_cases: []`,
    's.yaml:3:13: test_cases: Expected a list of cases, or {file: cases.jsonl}, got an empty list',
  ],
  [
    'cases are text',
    `${HEAD}test_cases: many`,
    's.yaml:3:13: test_cases: Expected a list of cases, or {file: cases.jsonl}, got "many"',
  ],
  [
    'case without id',
    `${HEAD}test_cases: [{input: hi, invariants: [{type: is_json}]}]`,
    's.yaml:3:14: test_cases[0].id: Expected text, got nothing',
  ],
  [
    'case id twice',
    HEAD +
      'test_cases:\n  - {id: a, input: hi, invariants: [{type: is_json}]}\n  - {id: a, input: ho, invariants: [{type: is_json}]}',
    's.yaml:5:10: test_cases[1].id: Expected each id once, got "a" again',
  ],
  [
    'case without input',
    `${HEAD}test_cases: [{id: a, invariants: [{type: is_json}]}]`,
    's.yaml:3:14: test_cases[0].input: Expected text, got nothing',
  ],
  [
    'case without invariant',
    `${HEAD}test_cases: [{id: a, input: hi}]`,
    's.yaml:3:14: test_cases[0]: Expected at least one invariant, here or for the whole suite, got none',
  ],
  [
    'case with empty invariants',
    `${HEAD}test_cases: [{id: a, input: hi, invariants: []}]`,
    's.yaml:3:14: test_cases[0]: Expected at least one invariant, here or for the whole suite, got none',
  ],
  [
    'case unknown key',
    `${HEAD}test_cases: [{id: a, inptu: hi, input: hi, invariants: [{type: is_json}]}]`,
    's.yaml:3:22: test_cases[0].inptu: Expected a known key, got "inptu". Did you mean "input"?',
  ],
  [
    'cases file missing',
    `${HEAD}test_cases: {file: none.jsonl}`,
    's.yaml:3:20: test_cases.file: Expected a file that is there, relative to the suite, got `none.jsonl`',
  ],
  [
    'metadata',
    `${HEAD}test_cases: [{id: a, input: hi, metadata: 3, invariants: [{type: is_json}]}]`,
    's.yaml:3:43: test_cases[0].metadata: Expected a mapping, got 3',
  ],
];

describe('the cases of a malformed suite', () => {
  test.each(MALFORMED)('%s', async (_, suite, message) => {
    expect(await said(suite)).toBe(message);
  });
});
