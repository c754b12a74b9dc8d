import { beforeAll, describe, expect, it } from 'vitest';
import { compareNumbers, numbers } from '../../../src/models/embedded/compare-numbers.js';
import { gather } from '../../../src/models/embedded/evidence.js';
import { type Lexicons, loadLexicons } from '../../../src/models/embedded/lexicons.js';
import { words } from '../../../src/models/embedded/words.js';

describe('numbers', () => {
  it.each<[string, readonly number[]]>([
    ['born in 1879', [1879]],
    ['1,000 of 3.5', [1000, 3.5]],
    ['ninety-two years', [92]],
    ['two thousand and twelve', [2000, 12]],
    ['a hundred', [100]],
    ['three hundred thousand', [300_000]],
    ['66 million', [66_000_000]],
    ['a dozen', [12]],
    ['twenty-fold by the constructor', []],
    ['none', []],
  ])('%j', (text, want) => {
    expect(numbers(words(text))).toEqual(want);
  });
});

describe('compareNumbers', () => {
  let lexicons: Lexicons;
  beforeAll(async () => {
    lexicons = await loadLexicons();
  });

  it.each<[string, string, boolean | undefined]>([
    ['Was the bridge built before 1950?', 'The bridge was built in 1932.', true],
    ['Was the bridge built after 1950?', 'The bridge was built in 1932.', false],
    ['Is the tower more than 100 metres high?', 'The tower has 5 floors. The tower is 324 metres high.', true],
    ['Do spiders have more legs than cats?', 'A spider has eight legs. A cat has four legs.', true],
    ['Do cats have more legs than spiders?', 'A spider has eight legs. A cat has four legs.', false],
    ['Did Einstein live before Newton?', 'Newton was born in 1643. Einstein was born in 1879.', false],
    ['Is grass green?', 'Grass is green for 6 months.', undefined],
    ['Was the bridge built before 1950?', 'The bridge is old.', undefined],
    ['Is a cat older than a dog?', 'The cat is 3.', undefined],
  ])('%j, given %j', (question, context, want) => {
    expect(compareNumbers(question, gather(question, context, lexicons))).toBe(want);
  });
});
