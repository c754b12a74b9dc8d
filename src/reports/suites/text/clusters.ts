import type { CaseReport, ConfigurationReport } from '../../../contracts/suite-report.js';
import { wilson } from '../../../statistics/wilson.js';
import { NO_DATA } from '../../tables/numbers.js';
import type { Cell, ResultTable } from '../../tables/table.js';

/** Where failures gather: how often each invariant held in each category; undefined where nothing failed. */
export function failureClusters({ cases, invariants, categories }: ConfigurationReport): ResultTable | undefined {
  const failing = invariants.filter(({ failed }) => failed.length > 0);
  if (failing.length === 0) return undefined;
  return {
    title: 'Where failures gather',
    blocks: categories.map(({ category }) => ({
      title: '',
      groups: [{ title: '', columns: [{ name: category, short: [category] }] }],
    })),
    sections: [
      {
        title: '',
        lines: failing.map(({ name }) => ({
          label: name,
          cells: categories.map(({ category }) =>
            cellOf(
              name,
              cases.filter((each) => each.category === category),
            ),
          ),
        })),
      },
    ],
    footnotes: ['Cases in which the invariant held, of those of which something can be said.'],
  };
}

function cellOf(name: string, cases: readonly CaseReport[]): Cell {
  const said = cases.flatMap(({ invariants }) =>
    invariants.filter((each) => each.name === name && each.status !== 'inconclusive'),
  );
  const held = wilson(said.filter(({ status }) => status === 'held').length, said.length);
  return held.of === 0 ? { text: NO_DATA } : { text: `${held.count} / ${held.of}`, heat: held };
}
