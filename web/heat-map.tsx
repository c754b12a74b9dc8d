import type { CaseFilter } from '../src/page/case-filter.js';
import type { Overview } from '../src/page/page-data.js';
import { domainOf } from './heat.js';
import { HeatGrid } from './heat-grid.js';
import { HeatLegend } from './heat-legend.js';

interface Props {
  readonly overview: Overview;
  readonly filter: CaseFilter;
  readonly onFilter: (filter: CaseFilter) => void;
}

/** Category × model × shots: a table for each condition of context. */
export function HeatMap({ overview, filter, onFilter }: Props) {
  const { rows, worst } = overview;
  const contexts = [...new Set(rows.map(({ context }) => context))];
  const several = contexts.length > 1;
  return (
    <section aria-labelledby="held">
      <div class="heading">
        <h2 id="held">Relations held</h2>
        <HeatLegend domain={domainOf(rows)} noise={rows.some(({ noise }) => noise !== null)} />
      </div>
      {contexts.map((context) => (
        <HeatGrid
          key={String(context)}
          title={several ? (context ? 'with context' : 'without context') : ''}
          rows={rows.filter((row) => row.context === context)}
          worst={worst.filter((row) => row.context === context && row.category === undefined)}
          condition={several ? { context: context ? 'with' : 'without' } : {}}
          categories={overview.choices.categories}
          domain={domainOf(rows)}
          filter={filter}
          onFilter={onFilter}
        />
      ))}
    </section>
  );
}
