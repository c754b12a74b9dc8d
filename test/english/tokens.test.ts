import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from '../../src/english/index.js';

describe('tokens', () => {
  test('split contractions, keep literals whole, and carry tags and lemmas', () => {
    const { tokens } = parse("I'm at https://example.org/a?b=1, isn't it loud 🎧?");
    expect(tokens.map(({ text, kind, pos }) => [text, kind, pos])).toEqual([
      ['I', 'word', 'PRON'],
      ["'m", 'word', 'AUX'],
      ['at', 'word', 'ADP'],
      ['https://example.org/a?b=1,', 'literal', 'X'],
      ['is', 'word', 'AUX'],
      ["n't", 'word', 'PART'],
      ['it', 'word', 'PRON'],
      ['loud', 'word', 'ADJ'],
      ['🎧', 'emoji', 'SYM'],
      ['?', 'punctuation', 'PUNCT'],
    ]);
  });

  test('stand where their text stands, in order, for any text', () => {
    const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), fc.lorem());
    fc.assert(
      fc.property(text, (any) => {
        let end = 0;
        for (const token of parse(any).tokens) {
          expect(any.slice(token.start, token.end)).toBe(token.text);
          expect(token.start).toBeGreaterThanOrEqual(end);
          end = token.end;
        }
      }),
      { seed: 11 },
    );
  });

  const SENTENCES: readonly (readonly [string, readonly string[]])[] = [
    ['We left. It rained! Did you see?', ['statement', 'statement', 'yes-no-question']],
    ['Dr. Osei called at 5 p.m. about the test', ['statement']],
    ["They sang for me ☀️ I'm so lucky", ['statement', 'statement']],
    ['it rained 🥵 she left', ['statement', 'statement']],
    ['I ❤ Ghent', ['fragment']],
    ['wow!!! best night 🎉🎉 ever', ['fragment', 'fragment']],
    ['Wait for me', ['command']],
    ['My goat is ill. Can it eat hay?', ['statement', 'yes-no-question']],
    ['My aunt lives near Oslo', ['statement']],
    ['This grill burns everything', ['statement']],
    ['is there a bus today', ['yes-no-question']],
    ['do you sell tents', ['yes-no-question']],
    ['Line one is here\nline two is there', ['statement', 'statement']],
  ];
  test.each([
    ['A tile has cracked; can it be mended?', 2],
    ['The well is dry; would rain in June fill it again?', 2],
    ['A gardener plants leeks in the rain; will they thrive?', 2],
    ['Is it late; is it cold?', 1],
    ['A tile has cracked; why is it wet?', 1],
    ['A tile has cracked; is it wet; is it cold?', 1],
    ['A tile has cracked; can it be mended or not, I wonder.', 1],
    ['Rain; is it cold?', 1],
  ] as const)('%j holds %i sentences', (text, count) => {
    expect(parse(text).sentences).toHaveLength(count);
  });

  test.each(SENTENCES)('%j splits into sentences', (text, kinds) => {
    expect(parse(text).sentences.map(({ kind }) => kind)).toEqual(kinds);
  });

  test.each([
    ['The soup was cold', true],
    ['omg that was sooo good lol', true],
    ['Did Portugal colonise Mozambique?', true],
    ['Were Angolan harbours analysed?', true],
    ['La casa es muy bonita y grande', false],
    ['Das Essen war leider kalt und teuer', false],
    ['これは文です', false],
    ['مرحبا كيف حالك', false],
    ['🙂🙂', false],
    ['', false],
  ])('%j is English: %s', (text, english) => {
    expect(parse(text).english).toBe(english);
  });
});
