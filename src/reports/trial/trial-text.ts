import { DECIDED } from '../../contracts/paired-trial.js';
import type { TrialEnded } from '../../contracts/run-trial.js';
import { count, interval, NO_DATA, percent, points, pValue } from '../tables/numbers.js';

/** Two prompts beside each other, ready to be written. */
export interface TrialText {
  readonly title: string;
  /** What it comes to, in a sentence. */
  readonly verdict: string;
  readonly rows: readonly (readonly [name: string, a: string, b: string])[];
  readonly notes: readonly string[];
}

export function trialText({ trial, a, b }: Pick<TrialEnded, 'trial' | 'a' | 'b'>): TrialText {
  const { paired, standing, decidedAfter, needed, broken, fixed } = trial;
  const [sideA, sideB] = [a.configurations[0], b.configurations[0]];
  const tokens = (side: typeof sideA) =>
    side?.tokens === undefined ? NO_DATA : count(Math.round(side.tokens.sum / side.tokens.of));
  const latency = (side: typeof sideA) =>
    side?.latency === undefined ? NO_DATA : `${count(Math.round(side.latency.median))} ms`;
  return {
    title: `${a.manifest.name} ${a.manifest.version} against ${b.manifest.name} ${b.manifest.version}`,
    verdict:
      standing === 'undecided'
        ? `Not decided after ${count(paired.cases)} cases.${needed === null ? ' No difference was seen.' : ` A difference of the size seen would show with about ${count(needed)} cases.`}`
        : `${standing.toUpperCase()} is better, decided after ${count(decidedAfter ?? paired.cases)} cases.`,
    rows: [
      ['passed', `${percent(paired.a)} (${interval(paired.a)})`, `${percent(paired.b)} (${interval(paired.b)})`],
      ['passed by this one alone', count(paired.broken), count(paired.fixed)],
      ['median latency', latency(sideA), latency(sideB)],
      ['tokens a request', tokens(sideA), tokens(sideB)],
    ],
    notes: [
      ...(paired.difference === null
        ? []
        : [
            `Difference B − A: ${points(paired.difference)}, 95 % interval ${points({ ...paired.difference, difference: paired.difference.low })} to ${points({ ...paired.difference, difference: paired.difference.high })}.`,
          ]),
      `Exact McNemar: p = ${pValue(paired.p)}; Cohen’s g ${paired.g === null ? NO_DATA : paired.g.toFixed(2)}.`,
      `Bayes, on the cases that one alone passed: B is better with a probability of ${(100 * trial.probabilityB).toFixed(1)} %; evidence ${trial.evidence.toPrecision(3)}, decided at ${DECIDED}.`,
      ...listed('Passed by A alone', broken),
      ...listed('Passed by B alone', fixed),
    ],
  };
}

const MOST = 10;

function listed(what: string, ids: readonly string[]): readonly string[] {
  if (ids.length === 0) return [];
  const more = ids.length > MOST ? `, and ${ids.length - MOST} more` : '';
  return [`${what}: ${ids.slice(0, MOST).join(', ')}${more}.`];
}
