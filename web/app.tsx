import { useEffect, useState } from 'preact/hooks';
import type { CaseFilter } from '../src/page/case-filter.js';
import type { Overview } from '../src/page/page-data.js';
import { count } from '../src/reports/tables/numbers.js';
import { AgainstRun } from './against.js';
import { CaseList } from './case-list.js';
import { CasePanel } from './case-panel.js';
import { Filters } from './filters.js';
import { Findings } from './findings.js';
import { HeatMap } from './heat-map.js';
import { useKeys } from './keys.js';
import { usePlace } from './place.js';
import { ReviewLine } from './review-line.js';
import type { PageSource } from './source.js';
import { Summary } from './summary.js';
import { UsageTable } from './usage.js';

export function App({ source }: { source: PageSource }) {
  const [overview, setOverview] = useState<Overview>();
  const [{ filter, open }, goTo] = usePlace();
  const [total, setTotal] = useState(0);
  const [at, setAt] = useState(-1);
  const load = () => void source.overview().then(setOverview);
  useEffect(() => {
    load();
    return source.watch(load);
  }, []);

  const asked = JSON.stringify(filter);
  useEffect(() => {
    if (open === undefined) return setAt(-1);
    void source.position(filter, open).then(setAt);
  }, [open, asked]);

  const step = async (by: 1 | -1 | 0) => {
    const next = open === undefined ? 0 : Math.max(0, at + by);
    const { lines } = await source.cases(filter, { offset: next, limit: 1 });
    const [line] = lines;
    if (line) goTo({ filter, open: line.key }, open === undefined ? undefined : 'replace');
  };
  const close = () => open !== undefined && goTo({ filter, open: undefined });
  useKeys({ step, close });

  if (!overview) return <p class="empty">Reading the run …</p>;
  /** From the overview one goes down to what was pointed at; pointing at it again goes back up. */
  const drill = (next: CaseFilter) => {
    const same = JSON.stringify(definedOf(next)) === JSON.stringify(definedOf(filter));
    goTo({ filter: same ? {} : definedOf(next), open: undefined });
  };
  return (
    <div class={open === undefined ? 'page' : 'page beside'}>
      <main>
        <Summary overview={overview} />
        {overview.rows.length > 0 && <HeatMap overview={overview} filter={filter} onFilter={drill} />}
        {overview.against && <AgainstRun against={overview.against} filter={filter} />}
        <Findings
          findings={overview.findings}
          filter={filter}
          onFilter={(next) => {
            drill(next);
            document.getElementById('cases')?.scrollIntoView({ block: 'start' });
          }}
        />
        <UsageTable usage={overview.usage} />
        <section aria-labelledby="cases">
          <div class="heading">
            <h2 id="cases">Cases</h2>
            <p class="soft" role="status">
              {count(total)} of {count(overview.progress.judged)}
            </p>
            <p class="soft keys">
              <kbd>j</kbd> <kbd>k</kbd> next, previous <kbd>/</kbd> search <kbd>Esc</kbd> close
            </p>
          </div>
          <Filters
            choices={overview.choices}
            filter={filter}
            reviewing={overview.review !== undefined}
            onFilter={(next, how) => goTo({ filter: definedOf(next), open: undefined }, how)}
          />
          {overview.review && <ReviewLine state={overview.review} />}
          {total === 0 && <p class="empty">No case matches.</p>}
          <CaseList
            {...{ source, filter, total, open, at }}
            revision={overview.revision}
            onOpen={(key) => goTo({ filter, open: key === open ? undefined : key })}
            onTotal={setTotal}
          />
        </section>
      </main>
      {open !== undefined && (
        <CasePanel
          {...{ source, open }}
          position={at < 0 ? '' : `${count(at + 1)} of ${count(total)}`}
          onStep={(by) => void step(by)}
          onReviewed={async () => {
            const gone = filter.review === 'unread';
            setOverview(await source.overview());
            await step(gone ? 0 : 1);
          }}
          onClose={close}
        />
      )}
    </div>
  );
}

function definedOf(filter: CaseFilter): CaseFilter {
  return Object.fromEntries(
    Object.entries(filter)
      .filter(([, value]) => value !== undefined && value !== '')
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
