import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pairedTrial } from '../../src/contracts/paired-trial.js';
import type { CaseStatus } from '../../src/contracts/suite-report.js';

/** `+` passed, `-` failed, `?` inconclusive, `!` error: one letter a case. */
const STATUS: Readonly<Record<string, CaseStatus>> = {
  '+': 'passed',
  '-': 'failed',
  '?': 'inconclusive',
  '!': 'error',
};
const side = (letters: string) =>
  [...letters].map((letter, at) => ({ id: `c${at}`, status: STATUS[letter] ?? 'error' }));
const trial = (a: string, b: string) => pairedTrial(side(a), side(b));

describe('a trial of two prompts', () => {
  test('is decided at the eighth case that only one of them passes: evidence 2⁸/9 = 28.4, after 2⁷/8 = 16', () => {
    expect(trial('-------', '+++++++')).toMatchObject({ standing: 'undecided', decidedAfter: undefined, evidence: 16 });
    expect(trial('--------++', '++++++++--')).toMatchObject({
      ...{ standing: 'b', decidedAfter: 8, evidence: expect.closeTo(256 / 9, 10), broken: [] },
      fixed: ['c0', 'c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7'],
      paired: { cases: 8, broken: 0, fixed: 8 },
    });
    expect(trial('++++++++', '--------')).toMatchObject({ standing: 'a', decidedAfter: 8, probabilityB: 1 / 512 });
  });

  test('cases that both pass, or both fail, decide nothing', () => {
    expect(trial('+-'.repeat(200), '+-'.repeat(200))).toMatchObject({
      ...{ standing: 'undecided', evidence: 1, probabilityB: 0.5, needed: null, broken: [], fixed: [] },
      paired: { cases: 400 },
    });
  });

  test('cases of which one side knows nothing are left out', () => {
    expect(trial('+?!-+', '-+-?+')).toMatchObject({ paired: { cases: 2 }, broken: ['c0'], fixed: [] });
    expect(pairedTrial(side('+'), [{ id: 'other', status: 'failed' }])).toMatchObject({ paired: { cases: 0 } });
  });

  test('nothing behind the case that decides it counts, whatever it is', () => {
    const letters = fc.string({ unit: fc.constantFrom(...Object.keys(STATUS)), maxLength: 60 });
    fc.assert(
      fc.property(letters, letters, (a, b) => {
        const decided = trial(`--------${a}`, `++++++++${b}`);
        expect(decided).toEqual(trial('--------', '++++++++'));
      }),
    );
  });

  test('turned round it is the other way round', () => {
    const letters = fc.string({ unit: fc.constantFrom('+', '-'), minLength: 40, maxLength: 40 });
    fc.assert(
      fc.property(letters, letters, (a, b) => {
        const [one, other] = [trial(a, b), trial(b, a)];
        expect([other.broken, other.fixed, other.decidedAfter]).toEqual([one.fixed, one.broken, one.decidedAfter]);
        expect(other.evidence).toBeCloseTo(one.evidence, 8);
        expect(other.probabilityB).toBeCloseTo(1 - one.probabilityB, 10);
      }),
    );
  });
});
