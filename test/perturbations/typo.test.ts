import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { typo } from '../../perturbations/typo.js';
import { createRng } from '../../src/core/rng.js';
import { isWord, parse } from '../../src/english/index.js';
import { sentiment } from '../../src/tasks/sentiment.js';

const proposed = (rule: string, text: string): string[] => {
  const candidates = typo.rules[rule]?.propose(parse(text), { task: sentiment, rng: createRng(3) }) ?? [];
  return [...candidates].map(({ edits }) => edits.map((edit) => edit.text).join('|')).sort();
};

describe('typo', () => {
  test.each([
    ['swapped-letters', 'My camera broke', ['borke', 'brkoe', 'caemra', 'camrea', 'cmaera']],
    ['dropped-letter', 'My camera', ['caera', 'camea', 'camra', 'cmera']],
    ['keyboard-neighbour', 'It is sunny', []],
    ['doubled-letter', 'We met goats', ['goaats', 'goatss', 'goatts', 'gooats']],
    ['lost-apostrophe', "That's it", ['']],
    ['double-capital', 'That is it', ['H']],
    ['missing-space', 'a warm evening', ['']],
    ['repeated-word', 'out of the box', [' of', ' the']],
  ])('%s on %j', (rule, text, want) => {
    expect(proposed(rule, text)).toEqual(want);
  });

  test('never makes another word, whatever the words', () => {
    const words = fc.array(
      fc.constantFrom('from', 'trial', 'casual', 'angel', 'quite', 'being', 'desert', 'unite', 'sacred', 'diary'),
      { minLength: 1, maxLength: 8 },
    );
    const seen = new Set<string>();
    fc.assert(
      fc.property(words, (chosen) => {
        for (const rule of ['swapped-letters', 'dropped-letter', 'keyboard-neighbour', 'doubled-letter'])
          for (const made of proposed(rule, `We saw ${chosen.join(' ')}`).flatMap((each) => each.split('|'))) {
            seen.add(made);
            expect(isWord(made)).toBe(false);
          }
      }),
      { seed: 5, numRuns: 40 },
    );
    expect(seen.size).toBeGreaterThan(20);
  });
});
