import { type Paired, paired } from '../statistics/paired.js';
import { evidence, pairsNeeded, probabilityBetter } from '../statistics/paired-evidence.js';
import type { CaseReport } from './suite-report.js';

/** Two prompts on the same cases. */
export interface Trial {
  readonly paired: Paired;
  readonly standing: 'a' | 'b' | 'undecided';
  /** How many times likelier the outcome is with a difference than without; at 20 it is decided. */
  readonly evidence: number;
  /** The posterior probability that B is the better prompt. */
  readonly probabilityB: number;
  /** Cases that would show a difference of the size seen; null: none was seen. */
  readonly needed: number | null;
  /** The case after which it was decided; undefined: it was not before the last. */
  readonly decidedAfter: number | undefined;
  readonly broken: readonly string[];
  readonly fixed: readonly string[];
}

/** Evidence of 20 is reached with a probability of at most 5 % where there is no difference, however often one looks. */
export const DECIDED = 20;

type Settled = Pick<CaseReport, 'id' | 'status'>;

/**
 * What two prompts come to, case by case in the order in which they are asked. Cases behind the one that decides it are left
 * out: which of them were asked by then is chance.
 */
export function pairedTrial(a: readonly Settled[], b: readonly Settled[]): Trial {
  const other = new Map(b.map(({ id, status }) => [id, status]));
  const pairs = a.flatMap(({ id, status }) => {
    const against = other.get(id);
    return isSettled(status) && against !== undefined && isSettled(against)
      ? [{ id, a: status === 'passed', b: against === 'passed' }]
      : [];
  });
  let [broken, fixed] = [0, 0];
  let decidedAfter: number | undefined;
  for (const [at, pair] of pairs.entries()) {
    if (pair.a && !pair.b) broken++;
    if (pair.b && !pair.a) fixed++;
    if (evidence(broken, fixed) < DECIDED) continue;
    decidedAfter = at + 1;
    break;
  }
  const seen = pairs.slice(0, decidedAfter);
  const of = Math.max(1, seen.length);
  return {
    paired: paired(
      seen.map((pair) => ({
        cases: 1,
        a: Number(pair.a),
        b: Number(pair.b),
        onlyA: Number(pair.a && !pair.b),
        onlyB: Number(pair.b && !pair.a),
      })),
    ),
    standing: decidedAfter === undefined ? 'undecided' : fixed > broken ? 'b' : 'a',
    evidence: evidence(broken, fixed),
    probabilityB: probabilityBetter(broken, fixed),
    needed: pairsNeeded(broken / of, fixed / of),
    decidedAfter,
    broken: seen.filter((pair) => pair.a && !pair.b).map(({ id }) => id),
    fixed: seen.filter((pair) => pair.b && !pair.a).map(({ id }) => id),
  };
}

function isSettled(status: CaseReport['status']): boolean {
  return status === 'passed' || status === 'failed';
}
