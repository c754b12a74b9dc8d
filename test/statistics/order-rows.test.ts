import { expect, test } from 'vitest';
import { orderRows } from '../../src/statistics/order-rows.js';
import { type RowSketch, rowOf } from '../reports/rows.js';

const rows = (
  [
    { model: 'b', shots: 'one', category: 'ner', n: 1, held: 1 },
    { model: 'a', shots: 'zero', category: 'typo', n: 1, held: 1 },
    { model: 'b', shots: 'zero', category: 'typo', n: 1, held: 1 },
    { model: 'b', shots: 'zero', category: 'ner', n: 1, held: 1 },
  ] satisfies RowSketch[]
).map(rowOf);
const names = (ordered: readonly { model: string; shots: string; category: string }[]) =>
  ordered.map(({ model, shots, category }) => `${model} ${shots} ${category}`);

test('rows follow the order in which values were first seen', () => {
  expect(names(orderRows(rows))).toEqual(['b one ner', 'b zero ner', 'b zero typo', 'a zero typo']);
});

test('rows follow the order that is given', () => {
  expect(names(orderRows(rows, { model: ['a', 'b'], shots: ['zero', 'one'], category: ['typo', 'ner'] }))).toEqual([
    'a zero typo',
    'b zero typo',
    'b zero ner',
    'b one ner',
  ]);
});
