import { describe, expect, test } from 'vitest';
import { countsOf, fleschKincaidGrade, fleschReadingEase } from '../../../../relations/checks/readability/flesch.js';
import { syllables } from '../../../../relations/checks/readability/syllables.js';

describe('the formulas, worked by hand', () => {
  test.each([
    // 206.835 − 1.015 × 6 − 84.6 × 1 = 116.145; 0.39 × 6 + 11.8 × 1 − 15.59 = −1.45
    ['The cat sat on the mat.', { words: 6, sentences: 1, syllables: 6 }, 116.145, -1.45],
    // 4 words a sentence, 15 syllables in 8 words (1 2 1 2, 1 3 2 3).
    [
      'Please reset your password. The manager answers tomorrow.',
      { words: 8, sentences: 2, syllables: 15 },
      44.15,
      8.095,
    ],
    ["It isn't late, is it? No!", { words: 6, sentences: 2, syllables: 7 }, 105.09, -0.653333333333],
  ])('%s', (text, counts, ease, grade) => {
    expect(countsOf(text)).toEqual(counts);
    expect(fleschReadingEase(counts)).toBeCloseTo(ease, 9);
    expect(fleschKincaidGrade(counts)).toBeCloseTo(grade, 9);
  });
});

describe('syllables, as dictionaries divide', () => {
  test.each([
    [1, 'a I the make makes asked called played league eye one through straight we’re cat’s don’t'],
    [2, "table going being player wanted boxes pages isn't every people poem science quiet likely something lion"],
    [3, 'area idea video radio actual created everyone everything serious tourism agreement policy'],
    [4, 'variety society information January material 2026'],
    [5, 'university individual'],
    [6, 'responsibility'],
  ])('%i: %s', (count, words) => {
    const got = words.split(' ').map((word) => `${word} ${syllables(word)}`);
    expect(got).toEqual(words.split(' ').map((word) => `${word} ${count}`));
  });
});
