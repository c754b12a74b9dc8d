import { useRef, useState } from 'preact/hooks';
import { percent } from '../src/reports/tables/numbers.js';
import type { Trend, TrendRun } from '../src/trend/trend.js';
import { band, type Drawn, flipped, line, NONE } from './trend-shape.js';
import { TrendTip } from './trend-tip.js';

const [WIDTH, HEIGHT, EDGE] = [220, 64, 8];

interface Props {
  readonly trend: Trend;
  readonly model: string;
  readonly category: string;
  /** The share at the chart's foot. */
  readonly from: number;
}

/** One category of one model over the runs; under the pointer, and by arrow keys, a run tells its numbers. */
export function TrendChart({ trend: { runs }, model, category, from }: Props) {
  const [active, setActive] = useState<number>();
  const chart = useRef<HTMLDivElement>(null);
  const step = (WIDTH - 2 * EDGE) / Math.max(1, runs.length - 1);
  const drawn = runs.flatMap((run, at): readonly Drawn[] => {
    const point = run.points.find((each) => each.model === model && each.category === category);
    return point && point.relation.rate !== null ? [{ run, point, x: EDGE + at * step }] : [];
  });
  if (drawn.length < 2) return null;
  const y = (share: number) => 4 + ((1 - Math.max(from, share)) / (1 - from)) * (HEIGHT - 8);
  const alike = drawn.filter(({ run }) => run.differs.length === 0);
  const noisy = alike.filter(({ point }) => point.noise !== null);
  const shown = Math.max(0, drawn.findIndex(isShown));
  const current = active === undefined ? undefined : drawn[active];
  const told = drawn[active ?? shown];
  const nearest = (event: PointerEvent) => {
    const box = chart.current?.getBoundingClientRect();
    if (!box) return;
    const x = ((event.clientX - box.left) / box.width) * WIDTH;
    const far = drawn.map((each) => Math.abs(each.x - x));
    setActive(far.indexOf(Math.min(...far)));
  };
  return (
    <div class="trend">
      <h4>
        {category} <span class="soft">{percent(drawn[shown]?.point.relation ?? NONE)}</span>
      </h4>
      <div
        class="plot"
        ref={chart}
        tabIndex={0}
        role="slider"
        aria-label={`${category}, ${model}, over runs`}
        aria-valuemin={1}
        aria-valuemax={drawn.length}
        aria-valuenow={(active ?? shown) + 1}
        aria-valuetext={told && `${told.run.name}: ${percent(told.point.relation)} held`}
        onPointerMove={nearest}
        onPointerLeave={() => setActive(undefined)}
        onFocus={() => setActive(shown)}
        onBlur={() => setActive(undefined)}
        onKeyDown={(event) => {
          const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
          if (by === undefined) return;
          event.preventDefault();
          setActive(Math.min(drawn.length - 1, Math.max(0, (active ?? shown) + by)));
        }}
      >
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
          <line class="axis" x1="0" x2={WIDTH} y1={y(1)} y2={y(1)} />
          <line class="axis" x1="0" x2={WIDTH} y1={y(from)} y2={y(from)} />
          <path class="noise-band" d={band(noisy, ({ point }) => flipped(point.noise ?? NONE), y)} />
          <path class="band" d={band(alike, ({ point }) => point.relation, y)} />
          <path class="trend-line" d={line(alike, y)} />
          {drawn.map(({ run, point: { relation }, x }, at) => (
            <g key={run.name} class={at === active ? 'active' : ''}>
              <line class="whisker" x1={x} x2={x} y1={y(relation.low ?? 0)} y2={y(relation.high ?? 0)} />
              <circle class={classOf(run)} cx={x} cy={y(relation.rate ?? 0)} r={run.shown ? 4 : 2.75} />
            </g>
          ))}
        </svg>
      </div>
      {current && chart.current && (
        <TrendTip run={current.run} point={current.point} on={chart.current.getBoundingClientRect()} />
      )}
    </div>
  );
}

function isShown({ run }: Drawn): boolean {
  return run.shown;
}

function classOf({ shown, differs }: TrendRun): string {
  if (shown) return 'point shown';
  return differs.length > 0 ? 'point other' : 'point';
}
