import type { Trend } from '../src/trend/trend.js';
import { day } from './trend-tip.js';

/** Which runs are drawn, and what the marks stand for. */
export function TrendLegend({ trend: { runs, older }, from }: { trend: Trend; from: number }) {
  const [first, last] = [runs[0], runs.at(-1)];
  return (
    <>
      <p class="soft">
        {runs.length} runs{older > 0 && `, the latest of ${runs.length + older}`}
        {first && `, ${day(first.started)}`}
        {first && last && day(last.started) !== day(first.started) && ` to ${day(last.started)}`}; all shots and
        contexts together
      </p>
      <p class="legend">
        <span>
          <svg class="trend-mark" width="12" height="12" aria-hidden="true">
            <circle class="point shown" cx="6" cy="6" r="4" />
          </svg>
          this run
        </span>
        {runs.some(({ differs }) => differs.length > 0) && (
          <span>
            <svg class="trend-mark" width="12" height="12" aria-hidden="true">
              <circle class="point other" cx="6" cy="6" r="3" />
            </svg>
            other data, seed, operators or shots: not to be held against it
          </span>
        )}
        {runs.some(({ points }) => points.some(({ noise }) => noise !== null)) && (
          <span>
            <svg class="bar" width="12" height="14" aria-hidden="true">
              <rect class="noise-band" x="1" width="10" y="1" height="12" />
            </svg>
            noise
          </span>
        )}
        <span>{Math.round(from * 100)}–100 %, 95 % interval</span>
      </p>
    </>
  );
}
