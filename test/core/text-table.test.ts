import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTextTable } from '../../src/core/text-table.js';

describe('text table', () => {
  test('is a Map', () => {
    const entries = fc.array(fc.tuple(fc.string({ maxLength: 5 }), fc.nat({ max: 2 ** 32 - 2 })), {
      maxLength: 3000,
      size: 'max',
    });
    fc.assert(
      fc.property(entries, fc.string(), (given, other) => {
        const table = createTextTable();
        const map = new Map<string, number>();
        for (const [text, value] of given) {
          table.set(text, value);
          map.set(text, value);
        }
        expect(table.size).toBe(map.size);
        for (const [text, value] of map) expect(table.get(text)).toBe(value);
        expect(table.get(other)).toBe(map.get(other));
      }),
      { numRuns: 30 },
    );
  });

  test.each<[string, (at: number) => string]>([
    ['numbered', (at) => `item-${at}`],
    ['numbers', (at) => String(at)],
    ['padded', (at) => String(at).padStart(12, '0')],
    ['alike but for one character', (at) => `${String.fromCharCode(at % 65_536)}${'x'.repeat(at >> 16)}`],
    ['long', (at) => `${'The same beginning of every text. '.repeat(5)}${at}`],
  ])('tells %s texts apart', (_, name) => {
    const table = createTextTable();
    for (let at = 0; at < 300_000; at++) table.set(name(at), at);
    expect(table.size).toBe(300_000);
  });
});
