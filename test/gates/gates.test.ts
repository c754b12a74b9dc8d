import { describe, expect, test } from 'vitest';
import { UserError } from '../../src/core/errors.js';
import type { RateGate } from '../../src/gates/gate.js';
import { parseGate } from '../../src/gates/parse-gate.js';
import { failuresOf } from '../../src/gates/rate-gate.js';
import { rowOf } from '../reports/rows.js';

function gate(text: string): RateGate {
  const parsed = parseGate(text);
  if (parsed.kind !== 'rate') throw new Error('Expected a gate on a rate');
  return parsed;
}

const rows = [rowOf({ category: 'typo', n: 10, held: 9 }), rowOf({ category: 'negation', n: 40, held: 40 })];

describe('gates', () => {
  test.each([
    ['relation >= 0.9', { measure: 'relation', bound: 'rate', at: '>=', level: 0.9, category: undefined }],
    [
      'relation lower >= 85% for negation',
      { measure: 'relation', bound: 'lower', at: '>=', level: 0.85, category: 'negation' },
    ],
    ['  errors <= 0 ', { measure: 'errors', bound: 'rate', at: '<=', level: 0, category: undefined }],
    ['excess upper < .05', { measure: 'excess', bound: 'upper', at: '<', level: 0.05, category: undefined }],
  ])('%j', (text, want) => expect(parseGate(text)).toMatchObject({ kind: 'rate', ...want }));

  test.each(['no regression vs baseline', 'no  regression against runs/main'])('%j', (text) => {
    expect(parseGate(text)).toMatchObject({ kind: 'regression', against: text.split(/\s/u).at(-1) });
  });

  test.each(['', 'relation', 'relation == 0.9', 'passes >= 0.9', 'relation >= 90', 'relation >= 0.9 in typo'])(
    '%j is none',
    (text) => expect(() => parseGate(text)).toThrow(UserError),
  );

  test('a category that the run does not have is refused', () =>
    expect(() => parseGate('relation >= 0.9 for tipo', ['typo'])).toThrow('Expected one of the categories typo'));

  test('says which rows fail, and by how much', () => {
    expect(failuresOf(gate('relation >= 0.95'), rows)).toEqual([
      'typo · m · zero shot · sentiment: relation is 90.0 %, expected >= 95 %',
    ]);
    expect(failuresOf(gate('relation >= 0.9'), rows)).toEqual([]);
    expect(failuresOf(gate('relation lower >= 0.9'), rows).length).toBe(1);
    expect(failuresOf(gate('relation >= 0.95 for negation'), rows)).toEqual([]);
  });

  test('no data is no pass', () => {
    const empty = rowOf({ category: 'typo', n: 5, held: 0, inconclusive: 5 });
    expect(failuresOf(gate('relation >= 0.1'), [empty])).toEqual([
      'typo · m · zero shot · sentiment: nothing to judge by',
    ]);
    expect(failuresOf(gate('relation >= 0.1'), [])).toEqual(['the run: nothing to judge by']);
    expect(failuresOf(gate('noise <= 0.1'), [rowOf({ n: 5, held: 5 })]).length).toBe(1);
  });
});
