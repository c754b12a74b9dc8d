import { describe, expect, test } from 'vitest';
import { allNeededKeys, neededKeys } from '../../src/english/needed-keys.js';

describe('words, beginnings, ends and signs of which one stands wherever an expression matches', () => {
  const table: readonly (readonly [RegExp, readonly string[] | undefined])[] = [
    [/\bkite\b/u, ['kite']],
    [/^(?:close|sink)$/u, ['close', 'sink']],
    [/\brealis(?:e|es|ing)\b/u, ['realise', 'realises', 'realising']],
    [/\bcolou?r\b/u, ['color', 'colour']],
    [/\bcan['’]t swim\b/iu, ['swim']],
    [/\bkites*\b/u, ['kit*']],
    [/\bkite/u, ['kit*']],
    [/kite\b/u, ['*ite']],
    [/\bki(?:\p{L}+)?\b/u, undefined],
    [/kite/u, undefined],
    [/\b(?:kite )?\w+/u, undefined],
    [/\b(?:kite )?gate\b/u, ['gate']],
    [/\b(?:kite |my )*gate\b/u, ['gate']],
    [/\b(?:red|\p{L}+ly)? ?gate\b/u, ['*ate']],
    [/\bkite(?! club\b)(?= \p{L}+ gate\b)/u, ['kite']],
    [/(?<![\p{L}\d])kite(?![\p{L}\d'])/u, ['kite']],
    [/(?<=\bthe )kite\b/u, ['kite']],
    [/[?!]|\bkite\b/u, ['?', '!', 'kite']],
    [/[🍀-🍂❤]|\p{Extended_Pictographic}/u, ['☺']],
    [/[!\n]/u, ['!', '\n']],
    [/[!\d]/u, ['!', '0']],
    [/[!a-z]/u, undefined],
    [/[^a]/u, undefined],
    [/\b(?:kite|)\b/u, undefined],
    [/\bk.te\b/u, undefined],
    [/\x21|\u{1F340}|\u0021/u, ['!', '☺']],
    [/\b(?<what>kite)\b \k<what>/u, ['kite']],
    [/\breali[sz]e\b/u, ['realise', 'realize']],
    [/\bout(?= (?:the )?(?:door|gate)\b)/giu, ['out']],
    [/\b(?:is|was) an? (?:\p{L}+ ){0,2}(?:man|woman)\b|\byoung lady\b/iu, ['man', 'woman', 'young']],
    [/(?<!\b(?:not|by) )\bthe way(?! home)\b/u, ['way']],
    [/\bkite(?: \d+){2,} gate\b/u, ['kite']],
    [/\bthe (?<what>kite|gate)\b/u, ['kite', 'gate']],
    [/\bk\u0069te\b/u, ['kite']],
    [/\bkite[.!?]? ?$/u, ['kite']],
    [/\bk[a-z]te\b|\bgate\b/u, undefined],
  ];
  for (const [pattern, keys] of table)
    test(`${pattern}`, () =>
      expect([...(neededKeys(pattern) ?? ['none'])].toSorted()).toEqual((keys ?? ['none']).toSorted()));
});

describe('what an expression needs in several places', () => {
  const table: readonly (readonly [RegExp, readonly (readonly string[])[]])[] = [
    [/\bthe (?:red|green) kite\b/u, [['kite'], ['red', 'green'], ['the']]],
    [
      /\bthe kite\b|\bred gate\b/u,
      [
        ['kite', 'red'],
        ['the', 'gate'],
      ],
    ],
    [
      /\bkite\b|\bred gate\b/u,
      [
        ['kite', 'red'],
        ['kite', 'gate'],
      ],
    ],
    [/\bthe (?:red )?kite\b/u, [['kite'], ['the']]],
    [/\bk\p{L}te\b/u, []],
  ];
  for (const [pattern, places] of table)
    test(`${pattern}`, () => expect((allNeededKeys(pattern) ?? []).map((keys) => [...keys])).toEqual(places));
});
