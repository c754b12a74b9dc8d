import { describe, expect, test } from 'vitest';
import { pairedTrial } from '../../src/contracts/paired-trial.js';
import { trialText } from '../../src/reports/trial/trial-text.js';
import { held, result, violated } from '../support/suite-runs.js';
import { report } from './suites/runs.js';

/** `+` passed, `-` failed: a letter a case. */
const side = (letters: string) =>
  [...letters].map((letter, at) => ({
    id: `c${at}`,
    status: letter === '+' ? ('passed' as const) : ('failed' as const),
  }));
const told = async (a: string, b: string) =>
  trialText({
    trial: pairedTrial(side(a), side(b)),
    a: await report([result('x', [held('h')])]),
    b: await report([result('x', [violated('h', 'no')], { measured: {} })], { version: '1.4.0' }),
  });

describe('a trial of two prompts in words', () => {
  test('decided: who is better and why, what each took, cases behind the decision left out', async () => {
    expect(await told(`++${'-'.repeat(9)}`, `++${'+'.repeat(9)}`)).toEqual({
      title: 'Customer Support Evals 1.3.0 against Customer Support Evals 1.4.0',
      verdict: 'B is better, decided after 10 cases.',
      rows: [
        ['passed', '20.0% (5.7–51.0)', '100.0% (72.2–100.0)'],
        ['passed by this one alone', '0', '8'],
        ['median latency', '120 ms', '–'],
        ['tokens a request', '252', '–'],
      ],
      notes: [
        'Difference B − A: +80.0pp, 95 % interval +38.4pp to +94.3pp.',
        'Exact McNemar: p = 0.008; Cohen’s g 0.50.',
        'Bayes, on the cases that one alone passed: B is better with a probability of 99.8 %; evidence 28.4, decided at 20.',
        'Passed by B alone: c2, c3, c4, c5, c6, c7, c8, c9.',
      ],
    });
    expect((await told('++++++++', '--------')).verdict).toBe('A is better, decided after 8 cases.');
  });

  test.each([
    ['no difference', '+-', '+-', 'Not decided after 2 cases. No difference was seen.'],
    [
      'a difference too small',
      '+---',
      '++--',
      'Not decided after 4 cases. A difference of the size seen would show with about 29 cases.',
    ],
    ['nothing', '', '', 'Not decided after 0 cases. No difference was seen.'],
  ])('not decided: %s', async (_, a, b, verdict) => {
    expect((await told(a, b)).verdict).toBe(verdict);
  });

  test('without a case there is no difference to tell, and no lean', async () => {
    expect((await told('', '')).notes).toEqual([
      'Exact McNemar: p = –; Cohen’s g –.',
      'Bayes, on the cases that one alone passed: B is better with a probability of 50.0 %; evidence 1.00, decided at 20.',
    ]);
  });

  test('of many cases the first ten are named', async () => {
    const half = '+-'.repeat(12);
    expect((await told(half, [...half].map((each) => (each === '+' ? '-' : '+')).join(''))).notes.slice(3)).toEqual([
      'Passed by A alone: c0, c2, c4, c6, c8, c10, c12, c14, c16, c18, and 2 more.',
      'Passed by B alone: c1, c3, c5, c7, c9, c11, c13, c15, c17, c19, and 2 more.',
    ]);
  });
});
