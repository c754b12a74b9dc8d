import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createKeyIndex } from '../../src/store/key-index.js';

const hex = (digits: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: digits, maxLength: digits });
/** Many with equal halves, which fall into one slot, and some of any kind. */
const key = fc.oneof(
  hex(16),
  hex(8).map((half) => half + half),
  hex(1).map((digit) => digit.padStart(16, '0')),
);
const place = fc.record({
  offset: fc.nat({ max: Number.MAX_SAFE_INTEGER }),
  length: fc.integer({ min: 1, max: 2 ** 32 - 1 }),
});

describe('key index', () => {
  test('is a Map', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(key, place), { maxLength: 3000, size: 'max' }), key, (entries, other) => {
        const index = createKeyIndex();
        const map = new Map<string, unknown>();
        for (const [name, where] of entries) {
          index.set(name, where);
          map.set(name, where);
        }
        expect(index.size).toBe(map.size);
        for (const [name, where] of map) expect(index.get(name)).toEqual(where);
        expect(index.get(other)).toEqual(map.get(other));
      }),
      { numRuns: 30 },
    );
  });

  test('takes the keys that `hash` makes, and no others', () => {
    const index = createKeyIndex();
    for (const wrong of ['', 'abc', '0123456789abcdeG', '0123456789ABCDEF', '0123456789abcdef0'])
      expect(() => index.set(wrong, { offset: 0, length: 1 })).toThrow(RangeError);
  });
});
