import type { CaseFilter } from '../src/page/case-filter.js';
import type { Overview } from '../src/page/page-data.js';
import { AgainstRun } from './against.js';
import { Findings } from './findings.js';
import { HeatMap } from './heat-map.js';
import { UsageTable } from './usage.js';

interface Props {
  readonly overview: Overview;
  readonly filter: CaseFilter;
  readonly onFilter: (filter: CaseFilter) => void;
}

/** What came of the run, before its single cases. */
export function Results({ overview, filter, onFilter }: Props) {
  return (
    <>
      {overview.rows.length > 0 && <HeatMap {...{ overview, filter, onFilter }} />}
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
