import { describe, expect, test } from 'vitest';
import { parse } from '../../src/english/doc.js';
import { neededWords } from '../../src/english/needed-words.js';
import { wordsOf } from '../../src/english/words-of.js';

describe('words of which one stands wherever an expression matches', () => {
  const table: readonly (readonly [RegExp, readonly string[] | undefined])[] = [
    [/\bkite\b/u, ['kite']],
    [/^(?:close|sink)$/u, ['close', 'sink']],
    [/\breali[sz]e\b/u, ['realise', 'realize']],
    [/\bcan['’]t swim\b/iu, ['swim']],
    [/\bcolou?r\b/u, ['color', 'colour']],
    [/\bout(?= (?:the )?(?:door|gate)\b)/giu, ['out']],
    [/\b(?:is|was) an? (?:\p{L}+ ){0,2}(?:man|woman)\b|\byoung lady\b/iu, ['man', 'woman', 'young']],
    [/(?<!\b(?:not|by) )\bthe way(?! home)\b/u, ['way']],
    [/(?<![\p{L}\d])kite(?![\p{L}\d'])/u, ['kite']],
    [/\bkite(?: \d+){2,} gate\b/u, ['kite']],
    [/\bthe (?<what>kite|gate)\b/u, ['kite', 'gate']],
    [/\bk\u0069te\b/u, ['kite']],
    [/\bkite[.!?]? ?$/u, ['kite']],
    [/\bkites*\b/u, undefined],
    [/\bkite/u, undefined],
    [/kite\b/u, undefined],
    [/\bk[a-z]te\b|\bgate\b/u, undefined],
    [/\bk.te\b/u, undefined],
    [/\b(?:kite )?\w+/u, undefined],
    [/\b(?:kite|)\b/u, undefined],
    [/[^a]/u, undefined],
  ];
  for (const [pattern, words] of table)
    test(`${pattern}`, () => expect(neededWords(pattern)?.toSorted()).toEqual(words?.toSorted()));

  test('of several expressions', () => {
    expect(neededWords(/\bkite\b/u, /\bgate\b/u)).toEqual(['kite', 'gate']);
    expect(neededWords(/\bkite\b/u, /gate/u)).toBeUndefined();
  });

  test('of expressions with very many ways to match', () => {
    const number = '(?:one|two|three|four|five|six|seven|eight|nine|ten|\\d+)';
    const many = new RegExp(`\\b(?:stay|wait) ${`(?:${number} )?`.repeat(6)}(?:days?|weeks?|hours?)\\b`, 'u');
    const needed = neededWords(many) ?? [];
    for (const text of ['wait days', 'stay one two 3 ten one six weeks', 'stay 2 4 hours'])
      expect([...wordsOf(parse(`I ${text}`))].some((word) => needed.includes(word))).toBe(true);
  });
});

test('the words of a text are those that expressions see, its tokens and its base forms', () => {
  const words = wordsOf(parse("She can't find _kites_ in the Café, Kate"));
  for (const word of ['she', 'can', 't', "n't", '_kites_', 'kites', 'kite', 'caf', 'café', 'kate'])
    expect(words).toContain(word);
  for (const word of ['glas', 'milk']) expect(wordsOf(parse('A gla\u017F of mil\u212A'))).toContain(word);
});
