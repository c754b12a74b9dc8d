import { describe, expect, test } from 'vitest';
import { editSimilarity } from '../../../../relations/checks/similarity/edit-similarity.js';
import { rougeL } from '../../../../relations/checks/similarity/rouge-l.js';
import { tokenF1 } from '../../../../relations/checks/similarity/token-f1.js';

describe('token F1, as SQuAD evaluates answers', () => {
  test.each([
    // 2 words in common of 3 and 2: precision 2/3, recall 1, F1 = 2 × 2 / (3 + 2).
    ['in the Eiffel Tower', 'Eiffel Tower', 0.8],
    // `cat` counts once, for the reference has it once: 2 × 1 / (3 + 2).
    ['cat cat cat', 'the cat sat', 0.4],
    // Marks are left out, not split at: `dont` and `co-op` as one word each.
    ["Don't!", 'dont', 1],
    ['co-op', 'co op', 0],
    ['The, a', 'an', 1],
    ['', 'x', 0],
    ['', '', 1],
  ])('%j, %j: %d', (text, reference, score) => {
    expect(tokenF1(text, reference)).toBeCloseTo(score, 12);
  });
});

describe('ROUGE-L', () => {
  test.each([
    // Lin (2004), section 3.1, reference `police killed the gunman`: its candidates share 3 and 2 words of 4 in order.
    ['police kill the gunman', 'police killed the gunman', 0.75],
    ['the gunman kill police', 'police killed the gunman', 0.5],
    // The same paper: one sequence of two words is taken, `the gunman` or `police killed`.
    ['the gunman police killed', 'police killed the gunman', 0.5],
    // a c of a b c: precision 1, recall 2/3, F1 = 2 × 2 / (2 + 3).
    ['A, c.', 'a b c', 0.8],
    ['x', 'y', 0],
    ['', 'y', 0],
    ['!', '?', 1],
  ])('%j, %j: %d', (text, reference, score) => {
    expect(rougeL(text, reference)).toBeCloseTo(score, 12);
  });
});

describe('edit similarity', () => {
  test.each([
    // The textbook pairs of Levenshtein's distance: 3 edits of 7 letters, 3 of 8.
    ['kitten', 'sitting', 4 / 7],
    ['saturday', 'sunday', 5 / 8],
    ['same', ' same\n', 1],
    ['Same', 'same', 0.75],
    ['', 'abc', 0],
    ['', '', 1],
  ])('%j, %j: %d', (text, reference, score) => {
    expect(editSimilarity(text, reference)).toBeCloseTo(score, 12);
  });
});

test('long texts take no time', () => {
  for (const measure of [tokenF1, rougeL, editSimilarity])
    expect(measure('word '.repeat(50_000), 'other word '.repeat(50_000))).toBeGreaterThan(0);
});
