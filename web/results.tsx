import type { CaseFilter } from '../src/page/case-filter.js';
import type { Overview } from '../src/page/page-data.js';
import { AgainstRun } from './against.js';
import { Findings } from './findings.js';
import { HeatMap } from './heat-map.js';
import type { PageSource } from './source.js';
import { TrendCharts } from './trend.js';
import { UsageTable } from './usage.js';

interface Props {
  readonly overview: Overview;
  readonly source: PageSource;
  readonly filter: CaseFilter;
  readonly onFilter: (filter: CaseFilter) => void;
}

/** What came of the run, before its single cases. */
export function Results({ overview, source, filter, onFilter }: Props) {
  return (
    <>
      {overview.rows.length > 0 && <HeatMap {...{ overview, filter, onFilter }} />}
      <TrendCharts {...{ source, filter }} revision={overview.revision} choices={overview.choices} />
      {overview.against && <AgainstRun against={overview.against} filter={filter} />}
      <Findings
        findings={overview.findings}
        filter={filter}
        onFilter={(next) => {
          onFilter(next);
          document.getElementById('cases')?.scrollIntoView({ block: 'start' });
        }}
      />
      <UsageTable usage={overview.usage} />
    </>
  );
}
