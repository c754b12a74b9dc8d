import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNegator, isStopWord, sentences, words } from '../../../src/models/embedded/words.js';

describe('words', () => {
  it.each<[string, readonly string[]]>([
    ["I DON'T like it!", ['i', "don't", 'like', 'it']],
    ['It isn’t half-bad', ['it', "isn't", 'half-bad']],
    ['1,000 km in 3.5 h (2nd)', ['1000', 'km', 'in', '3.5', 'h', '2nd']],
    ['naïve café 😀', ['naïve', 'café']],
    ['😀 …', []],
  ])('%j', (text, want) => {
    expect(words(text)).toEqual(want);
  });

  it('are lower case and not empty, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(words(text).filter((word) => word === '' || /\s/.test(word))).toEqual([]);
      }),
    );
  });

  it('that negate are no stop words', () => {
    const negators = ['not', 'no', 'never', "isn't", 'cannot', 'dont', 'without'];
    expect(negators.map((word) => [isNegator(word), isStopWord(word)])).toEqual(negators.map(() => [true, false]));
    expect(['knot', 'nor-easter', 'the'].filter(isNegator)).toEqual([]);
    expect(['the', "it's", "they're", 'of', 'water'].map(isStopWord)).toEqual([true, true, true, true, false]);
  });
});

describe('sentences', () => {
  it.each<[string, readonly string[]]>([
    ['One. Two! Three?\nFour', ['One.', 'Two!', 'Three?', 'Four']],
    ['At 3.5 h', ['At 3.5 h']],
    ['… !', []],
  ])('%j', (text, want) => {
    expect(sentences(text)).toEqual(want);
  });
});
