import { describe, expect, test } from 'vitest';
import { precision, precisionByTask, precisionLine, wholeInterval, wholeShare } from '../../src/cli/precision.js';
import type { Perturbation } from '../../src/core/types.js';
import { wilson } from '../../src/statistics/wilson.js';
import { judgements } from './judgements.js';

const rule = { about: 'x', examples: [['a', 'b']], propose: () => [] } as const;
const operator: Perturbation = {
  name: 'mine',
  category: 'mine',
  about: 'x',
  expects: { sentiment: 'same' },
  rules: { all: rule, questions: { ...rule, expects: { 'yes-no': 'opposite' } } },
};

describe('precision', () => {
  test('is the valid share of what was judged, with its Wilson interval', () => {
    expect(precision(judgements('vocab', 118, 120))).toEqual(wilson(118, 120));
  });

  test('is unknown where nothing was judged', () => {
    expect(precision([])).toBe(null);
  });

  test.each([
    ['by task', [...judgements('mine', 3, 4), ...judgements('mine', 2, 2, 'yes-no')], [wilson(3, 4), wilson(2, 2)]],
    ['null for a task that was never judged', judgements('mine', 1, 4), [wilson(1, 4), null]],
    ['null everywhere where nothing was', [], [null, null]],
  ])('of an operator: %s, for the tasks that its rules serve', (_, judged, [sentiment, yesNo]) => {
    expect(precisionByTask(operator, judged)).toEqual({ sentiment, 'yes-no': yesNo });
  });
});

test.each([
  [118, 120, '98 %', '94–100'],
  [120, 120, '100 %', '96–100'],
  [249, 250, '>99 %', '97–100'],
  [0, 20, '0 %', '0–17'],
  [1, 500, '<1 %', '0–2'],
  [31, 50, '62 %', '48–75'],
  [0, 0, '–', '–'],
])('%d of %d is shown as %s (%s)', (count, of, share, interval) => {
  const rate = wilson(count, of);
  expect([wholeShare(rate), wholeInterval(rate)]).toEqual([share, interval]);
});

test('the line of an operator names every task that it serves', () => {
  expect(precisionLine({ sentiment: wilson(118, 120), 'yes-no': null })).toBe(
    'judged valid: sentiment 118 of 120, 98 % (94–100 %); yes-no not judged',
  );
});
