import { describe, expect, test } from 'vitest';
import { createPairing } from '../../src/comparison/pairing.js';
import { sidesOf } from '../../src/comparison/sides.js';

const models = { a: 'x', b: 'y' };

function rowsOf(cases: readonly (readonly [category: string, a: boolean, b: boolean])[]) {
  const pairing = createPairing();
  cases.forEach(([category, a, b], at) => {
    pairing.add({ models, task: 't', context: false, shots: 'zero', category, item: `${at}`, a, b });
  });
  return pairing.rows();
}

describe('rows of a comparison', () => {
  test('a category that breaks often is worse, one that does not change is tied, and all are together', () => {
    const rows = rowsOf([
      ...Array.from({ length: 12 }, () => ['typo', true, false] as const),
      ...Array.from({ length: 12 }, () => ['ner', true, true] as const),
    ]);
    expect(rows.map(({ category, standing }) => [category, standing])).toEqual([
      ['typo', 'worse'],
      ['ner', 'tied'],
      [undefined, 'worse'],
    ]);
  });

  test('p is adjusted for the number of categories', () => {
    const broken = Array.from({ length: 6 }, () => ['typo', true, false] as const);
    const more = Array.from({ length: 6 }, () => ['ner', true, false] as const);
    expect(rowsOf(broken)[0]?.pHolm).toBeCloseTo(0.03125, 12);
    expect(rowsOf([...broken, ...more])[0]?.pHolm).toBeCloseTo(0.0625, 12);
    expect(rowsOf([...broken, ...more])[0]?.standing).toBe('tied');
  });
});

describe('the models that face each other', () => {
  const run = (...names: string[]) => ({ models: names, name: names.join('+') });
  test.each([
    [run('x', 'y'), run('y', 'z'), undefined, [{ a: 'y', b: 'y' }]],
    [run('x'), run('z'), undefined, [{ a: 'x', b: 'z' }]],
    [run('x', 'y'), run('x', 'y'), ['x', 'y'], [{ a: 'x', b: 'y' }]],
  ])('%#', (a, b, named, want) => expect(sidesOf(a, b, named)).toEqual(want));

  test('a choice is asked for', () => {
    expect(() => sidesOf(run('x', 'y'), run('z'), undefined)).toThrow('Expected a model that both runs have');
  });
});
