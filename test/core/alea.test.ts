import { expect, test } from 'vitest';
import { Alea } from '../../src/core/alea.js';

test('the streams are those of the package seedrandom', () => {
  const kite = new Alea('kite');
  expect([kite.next(), kite.next(), kite.next()]).toEqual([
    0.2197578176856041, 0.0017467476427555084, 0.25579504179768264,
  ]);
  expect(new Alea('').next()).toBe(0.1666577742435038);
});
