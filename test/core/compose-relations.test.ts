import { describe, expect, test } from 'vitest';
import { composable, composeRelations } from '../../src/core/compose-relations.js';

const RELATIONS = ['same', 'opposite', 'different', 'similar', 'constructor'];

describe('composeRelations', () => {
  test.each<[first: string, second: string, want: string | undefined]>([
    ['same', 'same', 'same'],
    ['same', 'opposite', 'opposite'],
    ['opposite', 'same', 'opposite'],
    ['opposite', 'opposite', 'same'],
    ['same', 'different', undefined],
    ['different', 'same', undefined],
    ['different', 'different', undefined],
    ['opposite', 'different', undefined],
    ['same', 'similar', undefined],
    ['constructor', 'name', undefined],
  ])('%s, then %s: %s', (first, second, want) => {
    expect(composeRelations(first, second)).toBe(want);
  });

  test('three steps may be taken together from either end', () => {
    const then = (first: string | undefined, second: string | undefined) =>
      first === undefined || second === undefined ? undefined : composeRelations(first, second);
    for (const a of RELATIONS)
      for (const b of RELATIONS)
        for (const c of RELATIONS) expect(then(then(a, b), c), `${a}, ${b}, ${c}`).toBe(then(a, then(b, c)));
  });

  test('only same and opposite compose with any', () => {
    expect(RELATIONS.filter(composable)).toEqual(['same', 'opposite']);
  });
});
