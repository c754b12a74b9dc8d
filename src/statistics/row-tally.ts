import type { Observation } from '../core/types.js';
import { cellOf } from './cells.js';
import { type Cluster, clusteredRate } from './clustered.js';
import { excess as excessOver } from './difference.js';
import { mcnemar } from './mcnemar.js';
import type { Cells, Row } from './row.js';

/** Counts the observations of one row; keeps a few numbers for each item, and no texts. */
export interface RowTally {
  add(observation: Observation): void;
  /** The row of all that was added; `pHolm` is null, for it takes the model's other rows. */
  row(): Row;
}

/** What one item adds to the row's rates. */
interface ItemCounts {
  held: number;
  violated: number;
  labelled: number;
  sourceRight: number;
  followUpRight: number;
  readonly again: Cluster;
}

/** An empty tally of the row that `first` belongs to; `first` itself is yet to be added. */
export function createRowTally(first: Observation): RowTally {
  const { model, task, context, shots, category } = first;
  const items = new Map<string, ItemCounts>();
  const cells = { rightRight: 0, rightWrong: 0, wrongRight: 0, wrongWrongSame: 0, wrongWrongDifferent: 0 };
  let [n, inconclusive, errors] = [0, 0, 0];

  return {
    add(observation) {
      n++;
      if (observation.verdict.status === 'inconclusive') inconclusive++;
      if (observation.source.kind === 'error' || observation.followUp.kind === 'error') errors++;
      const cell = cellOf(observation);
      if (cell) cells[cell]++;
      count(itemOf(items, observation), observation, cell);
    },
    row() {
      const { accuracy, oracle, relation, noise, excess } = rates([...items.values()]);
      const [b, c] = [cells.rightWrong, cells.wrongRight];
      return {
        model,
        task,
        context,
        shots,
        category,
        n,
        inconclusive,
        errors,
        accuracy,
        oracle,
        relation,
        cells: { ...cells },
        mcnemar: { b, c, p: mcnemar(b, c), pHolm: null },
        noise,
        excess,
      };
    },
  };
}

/** The identity arm of an item is in each of its observations: it is kept from the first, so that it counts once. */
function itemOf(items: Map<string, ItemCounts>, { item, again }: Observation): ItemCounts {
  const known = items.get(item);
  if (known) return known;
  const fresh = { held: 0, violated: 0, labelled: 0, sourceRight: 0, followUpRight: 0, again: clusterOf(again) };
  items.set(item, fresh);
  return fresh;
}

function clusterOf({ changed, of }: Observation['again']): Cluster {
  return { count: changed, of };
}

function count(item: ItemCounts, { verdict }: Observation, cell: keyof Cells | undefined): void {
  if (verdict.status === 'held') item.held++;
  if (verdict.status === 'violated') item.violated++;
  if (!cell) return;
  item.labelled++;
  if (cell === 'rightRight' || cell === 'rightWrong') item.sourceRight++;
  if (cell === 'rightRight' || cell === 'wrongRight') item.followUpRight++;
}

function rates(items: readonly ItemCounts[]): Pick<Row, 'accuracy' | 'oracle' | 'relation' | 'noise' | 'excess'> {
  const noise = clusteredRate(items.map(({ again }) => again));
  const violations = clusteredRate(items.map(({ held, violated }) => ({ count: violated, of: held + violated })));
  return {
    accuracy: clusteredRate(items.map(({ sourceRight, labelled }) => ({ count: sourceRight, of: labelled }))),
    oracle: clusteredRate(items.map(({ followUpRight, labelled }) => ({ count: followUpRight, of: labelled }))),
    relation: clusteredRate(items.map(({ held, violated }) => ({ count: held, of: held + violated }))),
    noise: noise.of === 0 ? null : noise,
    excess: excessOver(violations, noise),
  };
}
