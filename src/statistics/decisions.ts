import type { Condition, Observation } from '../core/types.js';
import { type Betting, createBetting } from './betting.js';

/** When to stop asking: as soon as it is decided whether a rate is below a level. */
export interface StopRule {
  /** The relation rate in question, between 0 and 1. */
  readonly below: number;
  /** How often a decision may be wrong at most. */
  readonly error: number;
}

export type Decision = 'below' | 'at least';

/** One category under one condition, and what is decided of it. */
export interface DecisionRow extends Condition {
  readonly category: string;
  readonly level: number;
  /** Undefined: all was asked and it is not decided. */
  readonly decision: Decision | undefined;
  /** Items that the decision took. */
  readonly items: number;
  /** The evidence for the likelier side; 1/error decides. */
  readonly evidence: number;
}

export type Cell = Condition & { readonly category: string };

/** Decides cells (model × task × context × shots × category) as observations come. */
export interface Decisions {
  /** Observations of one item follow each other within their cell. An observation of a decided cell changes nothing. */
  add(observation: Observation): void;
  decided(cell: Cell): Decision | undefined;
  rows(): DecisionRow[];
}

interface CellState {
  readonly cell: Cell;
  readonly betting: Betting;
  items: number;
  decision: Decision | undefined;
  open: { readonly item: string; held: number; judged: number } | undefined;
}

/**
 * Each item counts once, with the share of its cases (follow-ups and repeats) that held; one without a verdict does not
 * count. Items are taken to be a random sample, so their order must be random. A decision is wrong with probability
 * `error` at most in each cell, whatever the true rate.
 */
export function createDecisions({ below: level, error }: StopRule): Decisions {
  const states = new Map<string, CellState>();
  const stateOf = (cell: Cell): CellState => {
    const { model, task, context, shots, category } = cell;
    const key = JSON.stringify([model, task, context, shots, category]);
    const fresh = (): CellState => ({
      cell: { model, task, context, shots, category },
      betting: createBetting(level),
      items: 0,
      decision: undefined,
      open: undefined,
    });
    const state = states.get(key) ?? fresh();
    states.set(key, state);
    return state;
  };

  function close(state: CellState): void {
    const { open, betting } = state;
    state.open = undefined;
    if (!open || open.judged === 0) return;
    betting.add(open.held / open.judged);
    state.items++;
    const { below, atLeast } = betting.evidence();
    if (below >= 1 / error) state.decision = 'below';
    else if (atLeast >= 1 / error) state.decision = 'at least';
  }

  return {
    add(observation) {
      const state = stateOf(observation);
      if (state.open && state.open.item !== observation.item) close(state);
      if (state.decision) return;
      state.open ??= { item: observation.item, held: 0, judged: 0 };
      const { status } = observation.verdict;
      if (status === 'held') state.open.held++;
      if (status !== 'inconclusive') state.open.judged++;
    },
    decided: (cell) => stateOf(cell).decision,
    rows() {
      return [...states.values()].map((state) => {
        close(state);
        const { below, atLeast } = state.betting.evidence();
        const { cell, decision, items } = state;
        return { ...cell, level, decision, items, evidence: Math.max(below, atLeast) };
      });
    },
  };
}
