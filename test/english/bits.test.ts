import { expect, test } from 'vitest';
import { Bits, hasBit, noBits } from '../../src/english/bits.js';

test('bits that were added are set, and no others', () => {
  const bits = new Bits();
  const added = [0, 3, 29, 30, 95, 149];
  for (const bit of added) bits.add(bit);
  const all = noBits(150);
  bits.addTo(all);
  expect(Array.from({ length: 160 }, (_, bit) => bit).filter((bit) => hasBit(all, bit))).toEqual(added);
});

test('those of two are set together', () => {
  const [one, other, all] = [new Bits(), new Bits(), noBits(40)];
  one.add(2);
  other.add(2);
  other.add(35);
  one.addTo(all);
  other.addTo(all);
  expect([2, 3, 35].map((bit) => hasBit(all, bit))).toEqual([true, false, true]);
});
