import { useState } from 'preact/hooks';
import type { CaseFilter } from '../src/page/case-filter.js';
import { percent } from '../src/reports/tables/numbers.js';
import type { Row } from '../src/statistics/row.js';
import type { WorstRow } from '../src/statistics/worst-tally.js';
import { CellTip } from './cell-tip.js';
import { HeatCell } from './heat-cell.js';
import { moveInGrid } from './move-in-grid.js';

interface Props {
  readonly title: string;
  /** Of one condition of context. */
  readonly rows: readonly Row[];
  /** Over all categories. */
  readonly worst: readonly WorstRow[];
  /** What a filter on a cell says of the context. */
  readonly condition: Pick<CaseFilter, 'context'>;
  readonly categories: readonly string[];
  readonly domain: readonly [number, number];
  readonly filter: CaseFilter;
  readonly onFilter: (filter: CaseFilter) => void;
}

export function HeatGrid({ title, rows, worst, condition, categories, domain, filter, onFilter }: Props) {
  const [tip, setTip] = useState<{ row: Row; on: DOMRect }>();
  const models = [...new Set(rows.map(({ model }) => model))].map((model) => ({
    model,
    shots: [...new Set(rows.filter((row) => row.model === model).map(({ shots }) => shots))],
  }));
  const columns = models.flatMap(({ model, shots }) =>
    shots.map((each, at) => ({ model, shots: each, key: `${model} ${each}`, class: at === 0 ? 'first' : '' })),
  );
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
            {columns.map(({ key, shots, class: first }) => (
              <th key={key} scope="col" class={first}>
                {shots}-shot
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories
            .filter((name) => rows.some(({ category }) => category === name))
            .map((category) => (
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
                {columns.map(({ key, model, shots, class: first }) => {
                  const row = rows.find(
                    (each) => each.model === model && each.shots === shots && each.category === category,
                  );
                  return (
                    <td key={key} class={first}>
                      {row && <HeatCell {...{ row, condition, domain, filter, onFilter }} onTip={setTip} />}
                    </td>
                  );
                })}
              </tr>
            ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" title="Items whose relation held under every one of their follow-ups">
              every follow-up
            </th>
            {columns.map(({ key, model, shots, class: first }) => (
              <td key={key} class={first}>
                <Worst row={worst.find((each) => each.model === model && each.shots === shots)} />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      {tip && <CellTip row={tip.row} on={tip.on} />}
    </div>
  );
}

function Worst({ row }: { row: WorstRow | undefined }) {
  if (!row || row.items.of === 0) return null;
  return (
    <span class="cell plain">
      <span class="rate">{percent(row.items).replace('%', '')}</span>
      <span class="of">of {row.items.of} items</span>
    </span>
  );
}
