import { describe, expect, test } from 'vitest';
import { createRng } from '../../src/core/rng.js';
import type { Perturbation, Rule } from '../../src/core/types.js';
import { neededWords } from '../../src/english/needed-words.js';
import { operatorFollowUps } from '../../src/experiment/operator-follow-ups.js';
import { source } from '../../src/experiment/source-text.js';
import { sentiment } from '../../src/tasks/index.js';

const TEXT = 'The soup was cold.';

function adds(words: readonly string[], more: Partial<Rule> = {}): Rule {
  return {
    about: 'adds words in front',
    examples: [['a', 'b']],
    propose: () => words.map((word) => ({ edits: [{ start: 0, end: 0, text: `${word} ` }] })),
    ...more,
  };
}

function rulesOf(rules: Perturbation['rules'], seed: number): string[] {
  const operator = { name: 'o', category: 'o', about: 'o', expects: { sentiment: 'same' }, rules };
  const text = source({ id: 'x', input: TEXT });
  return [...operatorFollowUps(text, { operator }, sentiment, createRng(seed))].map(({ rule }) => rule);
}

describe('rules of an operator', () => {
  test('are told the label that the text has in its dataset', () => {
    const told: (string | undefined)[] = [];
    const rule: Rule = {
      ...adds([]),
      propose: (_, { label }) => {
        told.push(label);
        return [];
      },
    };
    const operator = { name: 'o', category: 'o', about: 'o', expects: { sentiment: 'same' }, rules: { rule } };
    for (const item of [{ label: 'Negative' }, {}])
      expect([
        ...operatorFollowUps(source({ id: 'x', input: TEXT, ...item }), { operator }, sentiment, createRng(1)),
      ]).toEqual([]);
    expect(told).toEqual(['Negative', undefined]);
  });

  test('take turns', () => {
    const rules = { a: adds(['So', 'Well']), b: adds(['Now', 'Okay']) };
    for (const seed of [1, 2, 3]) expect(['abab', 'baba']).toContain(rulesOf(rules, seed).join(''));
  });

  test('that are a fallback come after all others', () => {
    const rules = { frame: adds(['Hey', 'Hi'], { fallback: true }), a: adds(['So', 'Well']), b: adds(['Now']) };
    for (const seed of [1, 2, 3, 4]) expect(rulesOf(rules, seed).slice(3)).toEqual(['frame', 'frame']);
  });

  test('give what is of the first rank first and of the last rank last, whichever rule has it, and nothing twice', () => {
    const some = (rest: Partial<Rule>): Rule => ({
      ...adds([], rest),
      propose: () =>
        ['Oh', 'So', 'Ah'].map((word) => ({
          edits: [{ start: 0, end: 0, text: `${rest.about} ${word} ` }],
          ...(word === 'So' ? { rank: 'first' as const } : word === 'Ah' ? { rank: 'last' as const } : {}),
        })),
    });
    const rules = {
      frame: some({ about: 'frame', fallback: true, ranks: true }),
      a: some({ about: 'a', ranks: true }),
      b: adds(['Now']),
    };
    for (const seed of [1, 2, 3, 4]) {
      const found = rulesOf(rules, seed);
      expect(new Set(found.slice(0, 2))).toEqual(new Set(['frame', 'a']));
      expect(found.slice(2, 4).sort()).toEqual(['a', 'b']);
      expect(found.slice(4).sort()).toEqual(['a', 'frame', 'frame']);
    }
  });

  test('are tried where one of their words stands, as a word, a token or a base form', () => {
    const propose = () => {
      throw new Error('tried');
    };
    const other = adds(['Hey'], { words: () => ['soups', 'sou'], propose });
    expect(rulesOf({ a: adds(['So'], { words: () => ['ice', 'soup'] }), other }, 1)).toEqual(['a']);
    expect(rulesOf({ a: adds(['So'], { words: () => ['be'] }), other }, 1)).toEqual(['a']);
    expect(rulesOf({ a: adds(['So'], { words: () => undefined }), other }, 1)).toEqual(['a']);
  });

  test('are tried where the text meets their condition; a condition that throws names its rule', () => {
    const propose = () => {
      throw new Error('tried');
    };
    const long = adds(['Hey'], { onlyIf: ({ sentences }) => sentences.length > 3, propose });
    expect(rulesOf({ a: adds(['So'], { onlyIf: ({ sentences }) => sentences.length === 1 }), long }, 1)).toEqual(['a']);
    const broken = adds(['So'], {
      onlyIf: () => {
        throw new Error('broken');
      },
    });
    expect(() => rulesOf({ broken }, 1)).toThrow(/rule broken, on item .*: broken/u);
  });

  test('are not tried where none of the expressions may match that their words are of', () => {
    const propose = () => {
      throw new Error('tried');
    };
    const hot = adds(['Hey'], { words: () => neededWords(/\bsoup was hot\b/u, /\bcold tea\b/u), propose });
    const cold = adds(['So'], { words: () => neededWords(/\bsoup was (?:hot|cold)\b/u) });
    expect(rulesOf({ hot, cold }, 1)).toEqual(['cold']);
  });

  test('a fallback is all there is where the others decline', () => {
    expect(rulesOf({ frame: adds(['Hey'], { fallback: true }), a: adds([]) }, 1)).toEqual(['frame']);
  });
});
