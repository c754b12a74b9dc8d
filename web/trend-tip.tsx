import { count, interval, percent } from '../src/reports/tables/numbers.js';
import type { PooledRate } from '../src/statistics/pooled-tally.js';
import type { TrendRun } from '../src/trend/trend.js';

interface Props {
  readonly run: TrendRun;
  readonly point: PooledRate;
  /** The place of the chart on the page. */
  readonly on: DOMRect;
}

/** The numbers of one run in one chart, above or below it. */
export function TrendTip({ run, point: { category, model, relation, noise }, on }: Props) {
  const left = Math.min(Math.max(8, on.left + on.width / 2 - 140), Math.max(8, innerWidth - 288));
  const place = on.top < 220 ? { top: `${on.bottom + 6}px` } : { bottom: `${innerHeight - on.top + 6}px` };
  return (
    <div class="tip" role="tooltip" style={{ left: `${left}px`, ...place }}>
      <strong>{run.name}</strong> {run.shown && <span class="soft">this run</span>}
      <p class="soft">
        {moment(run.started)}
        {run.byFile && ', by the time of its file'}
      </p>
      <dl>
        <dt>{category}</dt>
        <dd class="soft">{model}</dd>
        <dt>held</dt>
        <dd>
          {percent(relation)} <span class="soft">{interval(relation)}</span>
        </dd>
        <dt>judged</dt>
        <dd>{count(relation.of)}</dd>
        {noise && (
          <>
            <dt>noise</dt>
            <dd>
              {percent(noise)} <span class="soft">{interval(noise)}</span>
            </dd>
          </>
        )}
      </dl>
      {run.differs.length > 0 && <p>Not to be held against this run: {run.differs.join(', ')}.</p>}
    </div>
  );
}

export function day(started: string): string {
  return started.slice(0, 10);
}

function moment(started: string): string {
  return `${day(started)} ${started.slice(11, 16)} UTC`;
}
