import type { Observation } from '../core/types.js';
import { clusteredRate } from './clustered.js';
import type { Rate } from './row.js';

/** A model's relations in a category, over all shots and contexts. */
export interface PooledRate {
  readonly model: string;
  readonly category: string;
  readonly relation: Rate;
  /** Violations of the identity arm; null where no source was asked again. */
  readonly noise: Rate | null;
}

/** Counts observations over all conditions of a model. */
export interface PooledTally {
  add(observation: Observation): void;
  /** Models, and their categories, in the order in which each was first seen. */
  rates(): readonly PooledRate[];
}

interface ItemCount {
  held: number;
  judged: number;
  asked: number;
  changed: number;
  /** Conditions whose identity arm was counted: it is in each of their observations. */
  readonly conditions: Set<string>;
}

/** An item's observations under all conditions are one cluster. */
export function createPooledTally(): PooledTally {
  const pools = new Map<string, Map<string, Map<string, ItemCount>>>();
  const poolOf = (model: string, category: string) => {
    const categories = pools.get(model) ?? new Map<string, Map<string, ItemCount>>();
    pools.set(model, categories);
    const items = categories.get(category) ?? new Map<string, ItemCount>();
    categories.set(category, items);
    return items;
  };
  return {
    add({ model, category, item, verdict, again, shots, context }) {
      const pool = poolOf(model, category);
      const count = pool.get(item) ?? { held: 0, judged: 0, asked: 0, changed: 0, conditions: new Set() };
      pool.set(item, count);
      if (verdict.status !== 'inconclusive') count.judged++;
      if (verdict.status === 'held') count.held++;
      const condition = `${context} ${shots}`;
      if (count.conditions.has(condition)) return;
      count.conditions.add(condition);
      count.asked += again.of;
      count.changed += again.changed;
    },
    rates: () =>
      [...pools].flatMap(([model, categories]) =>
        [...categories].map(([category, items]) => ({ model, category, ...ratesOf([...items.values()]) })),
      ),
  };
}

function ratesOf(counts: readonly ItemCount[]): Pick<PooledRate, 'relation' | 'noise'> {
  const noise = clusteredRate(counts.map(({ changed, asked }) => ({ count: changed, of: asked })));
  const relation = clusteredRate(counts.map(({ held, judged }) => ({ count: held, of: judged })));
  return { relation, noise: noise.of === 0 ? null : noise };
}
