import { useEffect, useState } from 'preact/hooks';
import type { CaseFilter } from '../src/page/case-filter.js';
import type { Overview } from '../src/page/page-data.js';
import { count } from '../src/reports/tables/numbers.js';
import { CaseList } from './case-list.js';
import { CasePanel } from './case-panel.js';
import { Filters } from './filters.js';
import { useKeys } from './keys.js';
import { usePlace } from './place.js';
import { Results } from './results.js';
import { ReviewLine } from './review-line.js';
import type { PageSource } from './source.js';
import { Summary } from './summary.js';

export function App({ source }: { source: PageSource }) {
  const [overview, setOverview] = useState<Overview>();
  const [place, goTo] = usePlace();
  const reviewing = overview?.review !== undefined;
  const { open } = place;
  const filter = reviewing ? blindOf(place.filter) : place.filter;
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
    let wanted = true;
    void source.position(filter, open).then((position) => wanted && setAt(position));
    return () => {
      wanted = false;
    };
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
        {!reviewing && <Results overview={overview} source={source} filter={filter} onFilter={drill} />}
        <section aria-labelledby="cases">
          <div class="heading">
            <h2 id="cases">Cases</h2>
            <p class="soft" role="status">
              {count(total)}
              {!reviewing && ` of ${count(overview.progress.judged)}`}
            </p>
            <p class="soft keys">
              <kbd>j</kbd> <kbd>k</kbd> next, previous <kbd>/</kbd> search <kbd>Esc</kbd> close
            </p>
          </div>
          <Filters
            choices={overview.choices}
            filter={filter}
            reviewing={reviewing}
            onFilter={(next, how) => goTo({ filter: definedOf(next), open: undefined }, how)}
          />
          {overview.review && <ReviewLine state={overview.review} />}
          {total === 0 && <p class="empty">No case matches.</p>}
          <CaseList
            {...{ source, filter, total, open, at }}
            blind={reviewing}
            revision={overview.revision}
            onOpen={(key) => goTo({ filter, open: key === open ? undefined : key })}
            onTotal={setTotal}
          />
        </section>
      </main>
      {open !== undefined && (
        <CasePanel
          {...{ source, open }}
          other={overview.against?.name}
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

/** Without what would tell how models answered. */
function blindOf({ category, rule, label, review, text }: CaseFilter): CaseFilter {
  return definedOf({ category, rule, label, review, text });
}

function definedOf(filter: CaseFilter): CaseFilter {
  return Object.fromEntries(
    Object.entries(filter)
      .filter(([, value]) => value !== undefined && value !== '')
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
