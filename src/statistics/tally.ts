import type { Observation } from '../core/types.js';
import { holm } from './holm.js';
import type { Row } from './row.js';
import { createRowTally, type RowTally } from './row-tally.js';

/** Counts observations into the rows of a result table, as they come. */
export interface Tally {
  add(observation: Observation): void;
  /** The rows of all that was added so far, in the order in which each was first seen. */
  rows(): Row[];
}

/**
 * An empty tally: one row per model × task × context × shots × category. Memory grows with rows × items, some 60
 * bytes each, not with observations or their texts.
 */
export function createTally(): Tally {
  const tallies = new Map<string, RowTally>();
  return {
    add(observation) {
      const { model, task, context, shots, category } = observation;
      const key = JSON.stringify([model, task, context, shots, category]);
      const tally = tallies.get(key) ?? createRowTally(observation);
      tallies.set(key, tally);
      tally.add(observation);
    },
    rows: () => adjusted([...tallies.values()].map((tally) => tally.row())),
  };
}

/** The rows with the p-values of each model adjusted for being several. */
function adjusted(rows: readonly Row[]): Row[] {
  const models = new Set(rows.map(({ model }) => model));
  const pHolm = new Map(
    [...models].map((model) => [model, holm(rows.map((row) => (row.model === model ? row.mcnemar.p : null)))]),
  );
  return rows.map((row, at) => ({
    ...row,
    mcnemar: { ...row.mcnemar, pHolm: pHolm.get(row.model)?.[at] ?? null },
  }));
}
