import type { Observation } from '../core/types.js';
import { type AttributeTally, createAttributeTally } from './attribute-tally.js';
import type { SetRow } from './set-row.js';

/** Counts sets of follow-ups, one for each group, as their members come. */
export interface SetTally {
  /** Members of one set follow each other within their row (model, task, context, shots, category); others are passed over. */
  add(observation: Observation): void;
  /** A row per model × task × context × shots × category × attribute, in the order in which each was first seen. */
  rows(): SetRow[];
}

export function createSetTally(): SetTally {
  const tallies = new Map<string, AttributeTally>();
  return {
    add(observation) {
      const { model, task, context, shots, category, member } = observation;
      if (!member) return;
      const [attribute = '', ...rest] = member.group.split(': ');
      const key = JSON.stringify([model, task, context, shots, category, attribute]);
      const tally = tallies.get(key) ?? createAttributeTally({ model, task, context, shots }, category, attribute);
      tallies.set(key, tally);
      tally.add(observation, member.set, rest.length === 0 ? attribute : rest.join(': '));
    },
    rows: () => [...tallies.values()].map((tally) => tally.row()),
  };
}
