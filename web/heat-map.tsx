import { useState } from 'preact/hooks';
import type { CaseFilter } from '../src/page/case-filter.js';
import type { Overview } from '../src/page/page-data.js';
import { percent } from '../src/reports/tables/numbers.js';
import type { Row } from '../src/statistics/row.js';
import { CellTip } from './cell-tip.js';
import { domainOf, heatClass } from './heat.js';
import { IntervalBar } from './interval-bar.js';
import { moveInGrid } from './move-in-grid.js';

interface Props {
  readonly overview: Overview;
  readonly filter: CaseFilter;
  readonly onFilter: (filter: CaseFilter) => void;
}

/** Category × model × shots: a table for each condition of context. */
export function HeatMap(props: Props) {
  const { rows } = props.overview;
  const contexts = [...new Set(rows.map(({ context }) => context))];
  return (
    <section aria-labelledby="held">
      <div class="heading">
        <h2 id="held">Relations held</h2>
        <Legend domain={domainOf(rows)} noise={rows.some(({ noise }) => noise !== null)} />
      </div>
      {contexts.map((context) => (
        <Grid
          key={String(context)}
          {...props}
          rows={rows.filter((row) => row.context === context)}
          title={contexts.length > 1 ? (context ? 'with context' : 'without context') : ''}
        />
      ))}
    </section>
  );
}

function Legend({ domain: [from], noise }: { domain: readonly [number, number]; noise: boolean }) {
  return (
    <p class="legend">
      <span>
        <span class="swatches" aria-hidden="true">
          {[0, 2, 3, 4, 5, 6].map((step) => (
            <i key={step} class={`h${step}`} />
          ))}
        </span>
        more violated
      </span>
      {noise && (
        <>
          <span>
            <span class="swatches" aria-hidden="true">
              <i class="noise" />
            </span>
            no more than noise
          </span>
          <span>
            <svg class="bar" width="12" height="14" aria-hidden="true">
              <rect class="noise-band" x="1" width="10" y="1" height="12" />
              <line class="noise-level" x1="6" x2="6" y1="1" y2="13" />
            </svg>
            noise
          </span>
        </>
      )}
      <span>bars {Math.round(from * 100)}–100 %, 95 % interval</span>
    </p>
  );
}

function Grid({ rows, title, overview, filter, onFilter }: Props & { rows: readonly Row[]; title: string }) {
  const [tip, setTip] = useState<{ row: Row; on: DOMRect }>();
  const models = [...new Set(rows.map(({ model }) => model))].map((model) => ({
    model,
    shots: [...new Set(rows.filter((row) => row.model === model).map(({ shots }) => shots))],
  }));
  const categories = overview.choices.categories.filter((name) => rows.some(({ category }) => category === name));
  const domain = domainOf(overview.rows);
  const context = rows[0]?.context ?? false;
  const severalContexts = overview.rows.some((row) => row.context !== context);
  return (
    <div class="scroll" onScroll={() => setTip(undefined)}>
      <table class="heat" onKeyDown={moveInGrid}>
        {title !== '' && <caption>{title}</caption>}
        <thead>
          <tr>
            <th rowSpan={2} scope="col">
              category
            </th>
            {models.map(({ model, shots }) => (
              <th key={model} colSpan={shots.length} scope="colgroup" class="model first">
                {model}
              </th>
            ))}
          </tr>
          <tr>
            {models.flatMap(({ model, shots }) =>
              shots.map((each, at) => (
                <th key={model + each} scope="col" class={at === 0 ? 'first' : ''}>
                  {each}-shot
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {categories.map((category) => (
            <tr key={category}>
              <th scope="row">
                <button
                  type="button"
                  class="category"
                  aria-pressed={filter.category === category && filter.model === undefined}
                  onClick={() => onFilter({ category, status: 'violated' })}
                >
                  {category}
                </button>
              </th>
              {models.flatMap(({ model, shots }) =>
                shots.map((each, at) => {
                  const row = rows.find(
                    (one) => one.model === model && one.shots === each && one.category === category,
                  );
                  if (!row) return <td key={model + each} class={at === 0 ? 'first' : ''} />;
                  const chosen =
                    filter.category === category &&
                    filter.model === model &&
                    filter.shots === each &&
                    (filter.context === undefined || filter.context === (context ? 'with' : 'without'));
                  const show = (target: HTMLElement) => setTip({ row, on: target.getBoundingClientRect() });
                  return (
                    <td key={model + each} class={at === 0 ? 'first' : ''}>
                      <button
                        type="button"
                        class={`cell ${heatClass(row)}`}
                        aria-pressed={chosen}
                        onPointerEnter={({ currentTarget }) => show(currentTarget)}
                        onPointerLeave={() => setTip(undefined)}
                        onFocus={({ currentTarget }) => show(currentTarget)}
                        onBlur={() => setTip(undefined)}
                        onClick={() =>
                          onFilter({
                            ...{ model, category, shots: each, status: 'violated' },
                            ...(severalContexts && { context: context ? 'with' : 'without' }),
                          })
                        }
                      >
                        <span class="rate">{percent(row.relation).replace('%', '')}</span>
                        <IntervalBar rate={row.relation} noise={row.noise} domain={domain} />
                      </button>
                    </td>
                  );
                }),
              )}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" title="Items whose relation held under every one of their follow-ups">
              every follow-up
            </th>
            {models.flatMap(({ model, shots }) =>
              shots.map((each, at) => {
                const worst = overview.worst.find(
                  (one) =>
                    one.model === model &&
                    one.shots === each &&
                    one.context === context &&
                    (one.category ?? undefined) === undefined,
                );
                return (
                  <td key={model + each} class={at === 0 ? 'first' : ''}>
                    {worst && worst.items.of > 0 && (
                      <span class="cell plain">
                        <span class="rate">{percent(worst.items).replace('%', '')}</span>
                        <span class="of">of {worst.items.of} items</span>
                      </span>
                    )}
                  </td>
                );
              }),
            )}
          </tr>
        </tfoot>
      </table>
      {tip && <CellTip row={tip.row} on={tip.on} />}
    </div>
  );
}
