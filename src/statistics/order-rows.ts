import type { Row } from './row.js';

const KEYS = ['model', 'task', 'context', 'shots', 'category'] as const;

/** Values of each key in the order that rows should follow; a key left out keeps the order in which its values come. */
export type RowOrder = Readonly<Partial<Record<(typeof KEYS)[number], readonly (string | boolean)[]>>>;

/** The rows by model, task, context, shots and category, so that every block lists its categories in one order. */
export function orderRows(rows: readonly Row[], order: RowOrder = {}): readonly Row[] {
  const ranks = KEYS.map((key) => {
    const values = [...new Set([...(order[key] ?? []), ...rows.map((row) => row[key])])];
    return new Map(values.map((value, rank) => [value, rank]));
  });
  const rank = (row: Row) => KEYS.map((key, at) => ranks[at]?.get(row[key]) ?? 0);
  return rows
    .map((row) => ({ row, rank: rank(row) }))
    .sort((a, b) => a.rank.map((each, at) => each - (b.rank[at] ?? 0)).find((difference) => difference !== 0) ?? 0)
    .map(({ row }) => row);
}
