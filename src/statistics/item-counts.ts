import { createTextTable } from '../core/text-table.js';
import type { Observation } from '../core/types.js';
import type { Cluster } from './clustered.js';
import type { Cells } from './row.js';

/** What is counted of each item. */
const COUNTS = ['held', 'violated', 'labelled', 'sourceRight', 'followUpRight', 'changed', 'asked'] as const;
type Count = (typeof COUNTS)[number];
const PLACES = Object.fromEntries(COUNTS.map((name, place) => [name, place])) as Readonly<Record<Count, number>>;

/** What the items of a row add to its rates, in a few bytes each. */
export interface ItemCounts {
  /** Counts an observation for its item, wherever others of it stood. */
  add(observation: Observation, cell: keyof Cells | undefined): void;
  /** For each item one count, and the sum of those that it is a share of. */
  clusters(count: Count, of: readonly Count[]): Iterable<Cluster>;
}

export function createItemCounts(): ItemCounts {
  const items = createTextTable();
  let counts = new Uint32Array(64 * COUNTS.length);

  function rowOf({ item, again }: Observation): number {
    const known = items.get(item);
    if (known !== undefined) return known * COUNTS.length;
    const row = items.size * COUNTS.length;
    items.set(item, items.size);
    if (row === counts.length) counts = enlarged(counts);
    // The identity arm of an item is in each of its observations: it is kept from the first, so that it counts once.
    counts[row + PLACES.changed] = again.changed;
    counts[row + PLACES.asked] = again.of;
    return row;
  }

  return {
    add(observation, cell) {
      const row = rowOf(observation);
      const { status } = observation.verdict;
      const count = (name: Count) => {
        counts[row + PLACES[name]] = (counts[row + PLACES[name]] ?? 0) + 1;
      };
      if (status !== 'inconclusive') count(status);
      if (!cell) return;
      count('labelled');
      if (cell === 'rightRight' || cell === 'rightWrong') count('sourceRight');
      if (cell === 'rightRight' || cell === 'wrongRight') count('followUpRight');
    },
    *clusters(count, of) {
      for (let row = 0; row < items.size * COUNTS.length; row += COUNTS.length) {
        const sum = of.reduce((total, name) => total + (counts[row + PLACES[name]] ?? 0), 0);
        yield { count: counts[row + PLACES[count]] ?? 0, of: sum };
      }
    },
  };
}

function enlarged(counts: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(counts.length * 2);
  larger.set(counts);
  return larger;
}
