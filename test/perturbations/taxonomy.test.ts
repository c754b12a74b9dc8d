import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Conditions } from '../../perturbations/taxonomy/where.js';
import { taxonomy } from '../../perturbations/taxonomy.js';
import { parseLexicon } from '../../src/core/lexicon-file.js';
import { parse } from '../../src/plugin.js';
import { proposals } from './proposals.js';

const made = (rule: string, text: string, like: 'sentiment' | 'yes-no' = 'sentiment'): string[] => {
  const found = taxonomy.rules[rule];
  return found ? proposals(found, text, like) : [];
};

describe('taxonomy: adjectives', () => {
  test.each([
    ['An awful draft came in', ['A dreadful draft came in', 'A horrible draft came in', 'A terrible draft came in']],
    ['Our cabin was spacious', ['Our cabin was roomy']],
    ['THE CABIN WAS SPACIOUS', ['THE CABIN WAS ROOMY']],
    ["I'm not sure if the shop is open", ["I'm not certain if the shop is open"]],
    ['The soup was not delicious', []],
    ['This is the most annoying song', []],
    ['They saw “Dirty Dancing” twice', []],
    ['We walked along the Great Wall', []],
  ])('%j becomes %j', (text, want) => {
    expect(made('adjective', text).toSorted()).toEqual([...want].toSorted());
  });
});

describe('taxonomy: verbs keep their form', () => {
  test.each([
    ['She purchased a kayak', 'sentiment', ['She bought a kayak']],
    ['The songs were composed by a sailor', 'sentiment', ['The songs were written by a sailor']],
    ['He resolved the riddle', 'sentiment', []],
    ['He fixed a draught near the boiler', 'sentiment', []],
    ["I'm trying to open the window", 'sentiment', []],
    ["I'm trying to nap", 'sentiment', []],
    ['We needed to sit', 'sentiment', []],
    ["I can't stop smiling", 'sentiment', ["I can't stop grinning"]],
    ['They cancelled the reunion', 'sentiment', []],
    ['Did the emperor defeat the rebels in a day?', 'yes-no', ['Did the emperor beat the rebels in a day?']],
    ['Has the emperor written any poems?', 'yes-no', ['Has the emperor composed any poems?']],
    ['Is coal needed to heat a sauna?', 'yes-no', []],
  ] as const)('%j (%s) becomes %j', (text, like, want) => {
    expect(made('verb', text, like)).toEqual(want);
  });
});

describe('taxonomy: nouns, phrases, names', () => {
  test.each([
    ['noun', 'The film was in Danish', 'sentiment', ['The movie was in Danish']],
    ['noun', 'These films are in Danish', 'sentiment', ['These movies are in Danish']],
    ['noun', 'The film crew was Danish', 'sentiment', []],
    ['noun', 'My mum took two photos', 'sentiment', ['My mother took two photos', 'My mum took two photographs']],
    ['noun', 'Are plums a relative of the peach?', 'yes-no', []],
    ['modal', 'Will two owls share a nest?', 'yes-no', []],
    ['modal', 'Can two owls share a nest if it rains?', 'yes-no', []],
    ['phrase', 'Could a painter do without a brush?', 'yes-no', []],
    ['phrase', 'Did the owl leave when it rained?', 'yes-no', []],
    [
      'adverb',
      'Is there a desert where it sometimes snows?',
      'yes-no',
      ['Is there a desert where it occasionally snows?'],
    ],
    ['adjective', 'The freedom is delicious', 'sentiment', []],
    ['phrase', 'I feel a bit lost', 'sentiment', ['I feel a little lost']],
    ['pronoun', 'Does anyone live there?', 'yes-no', ['Does anybody live there?']],
    ['abbreviation', 'Is the UK an island?', 'yes-no', ['Is the United Kingdom an island?']],
    ['general-term', 'The pasta was cold', 'yes-no', ['The dish was cold']],
    ['modal', 'Can two owls share a nest?', 'yes-no', []],
    ['modal', 'Could you whistle a sonata?', 'yes-no', []],
    ['adverb', 'It was so mild that we swam', 'sentiment', []],
  ] as const)('%s on %j (%s) makes %j', (rule, text, like, want) => {
    expect(made(rule, text, like)).toEqual(want);
  });

  test('a question about words keeps its words', () => {
    for (const rule of Object.keys(taxonomy.rules).filter((id) => id !== 'modal'))
      expect(made(rule, 'Does the word movie rhyme with the word groovy?', 'yes-no')).toEqual([]);
  });

  test('a synonym that is there already is not said twice', () => {
    expect(made('adjective', 'The walk was dull, long and boring')).not.toContain('The walk was dull, long and dull');
  });
});

/** Any place at all: what is read there is the conditions. */
const somewhere = (() => {
  const doc = parse('A mill turns.');
  const [sentence] = doc.sentences;
  const [first] = doc.tokens;
  if (!sentence || !first) throw new Error('nothing was parsed');
  return { doc, sentence, first, last: first, task: 'sentiment' as const };
})();

describe('taxonomy: the lists', () => {
  const folder = new URL('../../perturbations/lexicons/', import.meta.url);
  const lists = readdirSync(folder).filter((file) => file.startsWith('synonyms-'));

  test('they are many', () => {
    expect(lists.length).toBe(9);
  });

  test.each(lists)('%s has conditions that can be read, and flags that are known', (file) => {
    const rows = parseLexicon(readFileSync(new URL(file, folder), 'utf8'), file);
    const known = new Set([
      'neg',
      'active',
      'singular',
      'plural',
      'head',
      'first',
      'general',
      'compared',
      'finite',
      'passive',
      'present',
      'mass',
    ]);
    for (const { where = '' } of rows) expect(typeof new Conditions(where).holds(somewhere)).toBe('boolean');
    const unknown = rows.flatMap(({ word = '', where = '' }) =>
      [...new Conditions(where).flags].filter((flag) => !known.has(flag)).map((flag) => `${word}: ${flag}`),
    );
    expect(unknown).toEqual([]);
    expect(rows.filter(({ word, replacement }) => word === replacement)).toEqual([]);
    expect(rows.filter(({ both }) => both !== 'yes' && both !== 'no')).toEqual([]);
  });

  test('a condition that is none is an error that names it', () => {
    expect(() => new Conditions('nxt=a').holds(somewhere)).toThrow(
      'Expected next, prev, then, later, with, text, task or prose before "=", got "nxt=a"',
    );
  });
});

test('taxonomy takes any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
      for (const rule of Object.values(taxonomy.rules)) expect(proposals(rule, text, 'yes-no')).not.toContain(text);
    }),
    { numRuns: 60, seed: 11 },
  );
});
