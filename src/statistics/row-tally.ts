import type { Observation } from '../core/types.js';
import { cellOf } from './cells.js';
import { clusteredRate } from './clustered.js';
import { excess as excessOver } from './difference.js';
import { createItemCounts, type ItemCounts } from './item-counts.js';
import { mcnemar } from './mcnemar.js';
import type { Row } from './row.js';

/** Counts the observations of one row; keeps a few bytes for each item, and no texts. */
export interface RowTally {
  add(observation: Observation): void;
  /** The row of all that was added; `pHolm` is null, for it takes the model's other rows. */
  row(): Row;
}

/** An empty tally of the row that `first` belongs to; `first` itself is yet to be added. */
export function createRowTally(first: Observation): RowTally {
  const { model, task, context, shots, category } = first;
  const items = createItemCounts();
  const cells = { rightRight: 0, rightWrong: 0, wrongRight: 0, wrongWrongSame: 0, wrongWrongDifferent: 0 };
  let [n, inconclusive, errors] = [0, 0, 0];

  return {
    add(observation) {
      n++;
      if (observation.verdict.status === 'inconclusive') inconclusive++;
      if (observation.source.kind === 'error' || observation.followUp.kind === 'error') errors++;
      const cell = cellOf(observation);
      if (cell) cells[cell]++;
      items.add(observation, cell);
    },
    row() {
      const { accuracy, oracle, relation, noise, excess } = rates(items);
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

function rates({ clusters }: ItemCounts): Pick<Row, 'accuracy' | 'oracle' | 'relation' | 'noise' | 'excess'> {
  const noise = clusteredRate(clusters('changed', ['asked']));
  return {
    accuracy: clusteredRate(clusters('sourceRight', ['labelled'])),
    oracle: clusteredRate(clusters('followUpRight', ['labelled'])),
    relation: clusteredRate(clusters('held', ['held', 'violated'])),
    noise: noise.of === 0 ? null : noise,
    excess: excessOver(clusteredRate(clusters('violated', ['held', 'violated'])), noise),
  };
}
