import type { Condition, Observation } from '../core/types.js';
import type { Rate } from './row.js';
import { wilson } from './wilson.js';

/** Items whose relation held under every one of their follow-ups: what holds in the worst case of k. */
export interface WorstRow extends Condition {
  /** Undefined: all categories together. */
  readonly category: string | undefined;
  /** Over items of which a follow-up was judged; each counts once. */
  readonly items: Rate;
  /** Judged follow-ups of an item, at most. */
  readonly most: number;
}

/** Counts items as their observations come; those of one item follow each other under one condition. */
export interface WorstTally {
  add(observation: Observation): void;
  /** Of each condition a row over all categories, then one for each. */
  rows(): WorstRow[];
}

interface Counts {
  held: number;
  of: number;
  most: number;
}

interface State {
  readonly condition: Condition;
  readonly categories: Map<string | undefined, Counts>;
  open: { readonly item: string; readonly judged: Map<string, { held: number; violated: number }> } | undefined;
}

export function createWorstTally(): WorstTally {
  const states = new Map<string, State>();

  function close({ open, categories }: State): void {
    if (!open) return;
    let [held, violated] = [0, 0];
    for (const [category, judged] of open.judged) {
      held += judged.held;
      violated += judged.violated;
      countItem(categories, category, judged);
    }
    countItem(categories, undefined, { held, violated });
  }

  return {
    add({ model, task, context, shots, category, item, verdict }) {
      const condition = { model, task, context, shots };
      const key = JSON.stringify([model, task, context, shots]);
      const state = states.get(key) ?? { condition, categories: new Map([[undefined, empty()]]), open: undefined };
      states.set(key, state);
      if (state.open?.item !== item) {
        close(state);
        state.open = { item, judged: new Map() };
      }
      const judged = state.open.judged.get(category) ?? { held: 0, violated: 0 };
      state.open.judged.set(category, judged);
      if (verdict.status === 'held') judged.held++;
      if (verdict.status === 'violated') judged.violated++;
    },
    rows: () =>
      [...states.values()].flatMap((state) => {
        close(state);
        state.open = undefined;
        return [...state.categories].map(([category, { held, of, most }]) => ({
          ...state.condition,
          category,
          items: wilson(held, of),
          most,
        }));
      }),
  };
}

function empty(): Counts {
  return { held: 0, of: 0, most: 0 };
}

function countItem(
  categories: State['categories'],
  category: string | undefined,
  { held, violated }: { readonly held: number; readonly violated: number },
): void {
  if (held + violated === 0) return;
  const counts = categories.get(category) ?? empty();
  categories.set(category, counts);
  counts.of++;
  counts.most = Math.max(counts.most, held + violated);
  if (violated === 0) counts.held++;
}
