import { expect, test } from 'vitest';
import { wordTable } from '../../src/core/word-table.js';

test('a word table holds its rows and nothing that objects inherit', () => {
  const table = wordTable({ hot: 'cold' });
  expect(table['hot']).toBe('cold');
  for (const word of ['constructor', 'valueOf', '__proto__', 'toString']) expect(table[word]).toBeUndefined();
  expect(Object.keys(table)).toEqual(['hot']);
});
