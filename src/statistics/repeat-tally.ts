import type { Condition, Verdict } from '../core/types.js';
import { type Cluster, clusteredRate } from './clustered.js';
import type { Rate } from './row.js';

/** One category under one condition whose cases were asked several times. */
export interface RepeatRow extends Condition {
  readonly category: string;
  /** How often each case was asked. */
  readonly repeats: number;
  /** pass^k: cases that held every time, of those judged every time. */
  readonly everyTime: Rate;
  /** Cases that held once and were violated another time, of those judged twice at least. */
  readonly flaky: Rate;
}

/** One asking of one case. */
export interface Repetition extends Condition {
  readonly category: string;
  readonly case: string;
  readonly item: string;
  readonly verdict: Verdict;
}

/** Counts how cases fare over their repeats; those of one item follow each other within their row. */
export interface RepeatTally {
  add(repetition: Repetition): void;
  rows(): RepeatRow[];
}

interface OpenItem {
  readonly id: string;
  readonly cases: Map<string, { held: number; violated: number }>;
}

interface State {
  readonly condition: Condition & { readonly category: string };
  readonly everyTime: Cluster[];
  readonly flaky: Cluster[];
  open: OpenItem | undefined;
}

/**
 * pass^k as in Yao et al., 2024 ("τ-bench", arXiv:2406.12045): the chance that all of k askings succeed, here for the very
 * k that were asked. Intervals are clustered by item.
 * @param repeats k, 2 at least
 */
export function createRepeatTally(repeats: number): RepeatTally {
  const states = new Map<string, State>();
  const close = ({ open, everyTime, flaky }: State): void => {
    if (!open) return;
    const cases = [...open.cases.values()];
    const whole = cases.filter(({ held, violated }) => held + violated === repeats);
    const several = cases.filter(({ held, violated }) => held + violated > 1);
    everyTime.push({ count: whole.filter(({ violated }) => violated === 0).length, of: whole.length });
    flaky.push({ count: several.filter(({ held, violated }) => held > 0 && violated > 0).length, of: several.length });
  };
  return {
    add({ model, task, context, shots, category, case: id, item, verdict }) {
      const key = JSON.stringify([model, task, context, shots, category]);
      const condition = { model, task, context, shots, category };
      const state = states.get(key) ?? { condition, everyTime: [], flaky: [], open: undefined };
      states.set(key, state);
      if (state.open?.id !== item) {
        close(state);
        state.open = { id: item, cases: new Map() };
      }
      const counts = state.open.cases.get(id) ?? { held: 0, violated: 0 };
      state.open.cases.set(id, counts);
      if (verdict.status === 'held') counts.held++;
      if (verdict.status === 'violated') counts.violated++;
    },
    rows: () =>
      [...states.values()].map((state) => {
        close(state);
        state.open = undefined;
        const { condition, everyTime, flaky } = state;
        return { ...condition, repeats, everyTime: clusteredRate(everyTime), flaky: clusteredRate(flaky) };
      }),
  };
}
