import { count, interval, percent, points, range } from '../src/reports/tables/numbers.js';
import type { Row } from '../src/statistics/row.js';
import { standingOf } from './heat.js';

const SAYS = {
  beyond: 'More than noise.',
  noise: 'Not distinguishable from noise.',
  unknown: 'No source was asked again: noise is not known.',
  'no data': 'No case was judged.',
} as const;

/** What a cell of the heat map stands for, above or below it. */
export function CellTip({ row, on }: { row: Row; on: DOMRect }) {
  const { category, model, shots, relation, n, inconclusive, noise, excess, accuracy, cells } = row;
  const below = on.top < 260;
  const left = Math.min(Math.max(8, on.left + on.width / 2 - 140), Math.max(8, innerWidth - 288));
  const place = below ? { top: `${on.bottom + 6}px` } : { bottom: `${innerHeight - on.top + 6}px` };
  return (
    <div class="tip" role="tooltip" style={{ left: `${left}px`, ...place }}>
      <strong>{category}</strong>{' '}
      <span class="soft">
        {model} · {shots}-shot
      </span>
      <dl>
        <dt>held</dt>
        <dd>
          {percent(relation)} <span class="soft">{interval(relation)}</span>
        </dd>
        <dt>violated</dt>
        <dd>
          {count(relation.of - relation.count)} <span class="soft">of {count(relation.of)} judged</span>
        </dd>
        {inconclusive > 0 && (
          <>
            <dt>inconclusive</dt>
            <dd>
              {count(inconclusive)} <span class="soft">of {count(n)} cases</span>
            </dd>
          </>
        )}
        {noise && (
          <>
            <dt>noise</dt>
            <dd>
              {percent(noise)} <span class="soft">{interval(noise)}</span>
            </dd>
          </>
        )}
        {excess && (
          <>
            <dt>beyond noise</dt>
            <dd>
              {points(excess)} <span class="soft">{range(excess)}</span>
            </dd>
          </>
        )}
        {accuracy.rate !== null && (
          <>
            <dt>accuracy</dt>
            <dd>
              {percent(accuracy)} <span class="soft">{interval(accuracy)}</span>
            </dd>
          </>
        )}
        {cells.wrongWrongSame > 0 && (
          <>
            <dt>wrong alike</dt>
            <dd>
              {count(cells.wrongWrongSame)} <span class="soft">the same wrong answer twice</span>
            </dd>
          </>
        )}
      </dl>
      <p>{SAYS[standingOf(row)]}</p>
    </div>
  );
}
