import { describe, expect, test } from 'vitest';
import type { Demand } from '../../src/specs/demands/demand.js';
import { demandsOf } from '../../src/specs/demands/demands-of.js';

const length = (unit: string, least: number | undefined, most: number | undefined, each = false): Demand => ({
  kind: 'length',
  ...{ unit, least, most, each },
});

describe('what a program can tell of a rule', () => {
  test.each<readonly [rule: string, demands: readonly Demand[]]>([
    [
      'The output must have at least 4 lines and no more than 14 lines.',
      [length('lines', 4, undefined), length('lines', undefined, 14)],
    ],
    [
      'The output must be a single paragraph of at most 80 words.',
      [length('paragraphs', 1, 1), length('words', undefined, 80)],
    ],
    ['The output must be between 20 and 40 words.', [length('words', 20, 40)]],
    ['The output must have at most two tags in each sentence.', [length('tags', undefined, 2, true)]],
    ['The output must be one of: red, blue or green.', [{ kind: 'values', values: ['red', 'blue', 'green'] }]],
    ['The output must be "yes" or "no" only.', [{ kind: 'values', values: ['yes', 'no'] }, { kind: 'alone' }]],
    ['The output must be the tag only, in lower case.', [{ kind: 'case', letters: 'lower' }, { kind: 'alone' }]],
    [
      'The output must be a JSON array of strings, such as ["A", "B"], and nothing else.',
      [{ kind: 'format', format: 'json array' }, { kind: 'alone' }],
    ],
    [
      'The output must have these labels, each at the start of a line: People, Places.',
      [{ kind: 'labels', labels: ['People', 'Places'] }],
    ],
    ['The output must start with "A picture of".', [{ kind: 'starts', text: 'A picture of' }]],
    [
      'The output must be valid HTML and start with <p>.',
      [
        { kind: 'format', format: 'html' },
        { kind: 'starts', text: '<p>' },
      ],
    ],
    ['The output must be in French.', [{ kind: 'language', language: 'French' }]],
    ['The output must not be in English.', []],
    ['The output must not explain its choice.', [{ kind: 'alone' }]],
    ['The output must be friendly.', []],
  ])('%s', (rule, demands) => expect(demandsOf(rule)).toEqual({ conditional: false, demands }));

  test('a rule for some cases says so', () => {
    expect(demandsOf('If it is late, the output must be in English.').conditional).toBe(true);
  });
});
