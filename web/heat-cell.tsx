import type { CaseFilter } from '../src/page/case-filter.js';
import { percent } from '../src/reports/tables/numbers.js';
import type { Row } from '../src/statistics/row.js';
import { heatClass } from './heat.js';
import { IntervalBar } from './interval-bar.js';

interface Props {
  readonly row: Row;
  readonly condition: Pick<CaseFilter, 'context'>;
  readonly domain: readonly [number, number];
  readonly filter: CaseFilter;
  readonly onFilter: (filter: CaseFilter) => void;
  readonly onTip: (tip: { readonly row: Row; readonly on: DOMRect } | undefined) => void;
}

/** The rate with its interval and the noise; pointed at, it tells its numbers, and chosen, it narrows the page to its violations. */
export function HeatCell({ row, condition, domain, filter, onFilter, onTip }: Props) {
  const { category, model, shots, relation, noise } = row;
  const chosen =
    filter.category === category &&
    filter.model === model &&
    filter.shots === shots &&
    (filter.context === undefined || filter.context === condition.context);
  const show = (target: HTMLElement) => onTip({ row, on: target.getBoundingClientRect() });
  return (
    <button
      type="button"
      class={`cell ${heatClass(row)}`}
      aria-label={`${category}, ${model}, ${shots}-shot: ${percent(relation)} held`}
      aria-pressed={chosen}
      onPointerEnter={({ currentTarget }) => show(currentTarget)}
      onPointerLeave={() => onTip(undefined)}
      onFocus={({ currentTarget }) => show(currentTarget)}
      onBlur={() => onTip(undefined)}
      onClick={() => onFilter({ model, category, shots, status: 'violated', ...condition })}
    >
      <span class="rate">{percent(relation).replace('%', '')}</span>
      <IntervalBar rate={relation} noise={noise} domain={domain} />
    </button>
  );
}
