import type { Past } from '../../../contracts/objectives.js';
import { keyOf } from '../../../contracts/report-suite.js';
import type { ConfigurationReport, SuiteReport } from '../../../contracts/suite-report.js';
import type { Rate } from '../../../statistics/row.js';
import { wilson } from '../../../statistics/wilson.js';
import { shortened } from '../../examples/excerpt.js';
import { htmlText } from '../../html/text.js';
import { interval, percent } from '../../tables/numbers.js';
import { evenBins } from './even-bins.js';

const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [340, 150, 38, 12, 12, 24];
const INNER = { width: WIDTH - LEFT - RIGHT, height: HEIGHT - TOP - BOTTOM };
/** Runs in a trend, the latest; labels under it. */
const [MOST_RUNS, MOST_LABELS] = [40, 4];

interface Point {
  readonly version: string;
  /** The version, or when it ran where all runs are of one version. */
  readonly label: string;
  readonly score: Rate;
}

/** The scores of earlier runs and of this, oldest first. */
export function trendOf(each: ConfigurationReport, { manifest }: SuiteReport, past: readonly Past[]): readonly Point[] {
  const before = past.filter((one) => keyOf(one) === keyOf(each));
  const all = [
    ...before.map(({ version, started, passed, failed }) => ({
      ...{ version, started },
      score: wilson(passed, passed + failed),
    })),
    { version: manifest.version, started: manifest.started, score: each.score },
  ];
  const several = new Set(all.map(({ version }) => version)).size > 1;
  const labelled = all.map(({ started, ...point }) => ({
    ...point,
    label: several ? point.version : `${started.slice(5, 10)} ${started.slice(11, 16)}`,
  }));
  return labelled.filter(({ score }) => score.rate !== null).slice(-MOST_RUNS);
}

/** The score over versions, with a band for its interval. */
export function trendChart(points: readonly Point[]): string {
  const x = (at: number) => round(LEFT + (points.length === 1 ? 0.5 : at / (points.length - 1)) * INNER.width);
  const y = (share: number | null) => round(TOP + (1 - (share ?? 0)) * INNER.height);
  const line = (values: readonly (number | null)[]) => values.map((value, at) => `${x(at)},${y(value)}`);
  const band = [
    ...line(points.map(({ score }) => score.high)),
    ...line(points.map(({ score }) => score.low)).toReversed(),
  ];
  const step = Math.ceil(points.length / MOST_LABELS);
  return svg('Score over versions', [
    ...[0, 0.5, 1].flatMap((share) => [
      `<path class="grid" d="M${LEFT} ${y(share)}H${WIDTH - RIGHT}"/>`,
      `<text x="${LEFT - 6}" y="${y(share) + 4}" text-anchor="end">${share * 100}%</text>`,
    ]),
    `<polygon class="band" points="${band.join(' ')}"/>`,
    `<polyline class="trend" points="${line(points.map(({ score }) => score.rate)).join(' ')}"/>`,
    ...points.flatMap(({ version, label, score }, at) => [
      `<circle class="dot" cx="${x(at)}" cy="${y(score.rate)}" r="4"><title>${htmlText(shortened(version, 40))}: ${percent(score)} (${interval(score)})</title></circle>`,
      ...((points.length - 1 - at) % step === 0
        ? [
            `<text x="${x(at)}" y="${HEIGHT - 8}" text-anchor="${anchor(at, points.length)}">${htmlText([...label.slice(0, 48)].slice(0, 12).join(''))}</text>`,
          ]
        : []),
    ]),
  ]);
}

/** How many values lie where. */
export function histogram(values: readonly number[], label: string, shown: (value: number) => string): string {
  const { bins, width: step } = evenBins(values);
  const most = Math.max(1, ...bins.map(({ count }) => count));
  const width = Math.min(INNER.width / bins.length, INNER.width / 4);
  const y = (count: number) => round(TOP + (1 - count / most) * INNER.height);
  const every = Math.ceil(bins.length / 4);
  return svg(label, [
    `<path class="grid" d="M${LEFT} ${TOP + INNER.height}H${WIDTH - RIGHT}"/>`,
    `<text x="${LEFT - 6}" y="${TOP + 8}" text-anchor="end">${most}</text>`,
    ...bins.flatMap(({ from, count }, at) => {
      const left = LEFT + at * width;
      const about = `${shown(from)} to ${shown(from + step)}: ${count}`;
      return [
        `<rect class="column" x="${round(left + 1)}" y="${y(count)}" width="${round(width - 2)}" height="${round(TOP + INNER.height - y(count))}" rx="2"><title>${htmlText(about)}</title></rect>`,
        ...(at % every === 0 ? [`<text x="${round(left + 1)}" y="${HEIGHT - 8}">${htmlText(shown(from))}</text>`] : []),
      ];
    }),
  ]);
}

function svg(label: string, parts: readonly string[]): string {
  return `<svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${htmlText(label)}">${parts.join('')}</svg>`;
}

function anchor(at: number, of: number): string {
  if (of === 1) return 'middle';
  return at === 0 ? 'start' : at === of - 1 ? 'end' : 'middle';
}

function round(value: number): number {
  return Number(value.toFixed(1));
}
