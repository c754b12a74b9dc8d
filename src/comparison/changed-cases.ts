import type { ChangedCase } from './comparison.js';

/** Keeps the shortest changed cases of each category and kind, while they stream by. */
export interface ChangedCases {
  add(changed: ChangedCase): void;
  /** Broken ones first, categories in first-seen order. */
  chosen(): readonly ChangedCase[];
}

export function collectChanged(most: number): ChangedCases {
  const kept = new Map<string, ChangedCase[]>();
  return {
    add(changed) {
      const { how, models, task, context, shots, category } = changed;
      const key = JSON.stringify([how, models.a, models.b, task, context, shots, category]);
      const shortest = [...(kept.get(key) ?? []), changed].sort((a, b) => lengthOf(a) - lengthOf(b)).slice(0, most);
      kept.set(key, shortest);
    },
    chosen() {
      const all = [...kept.values()].flat();
      return (['broken', 'fixed'] as const).flatMap((how) => all.filter((each) => each.how === how));
    },
  };
}

function lengthOf({ pair }: ChangedCase): number {
  return pair.source.length + pair.follow_up.length;
}
