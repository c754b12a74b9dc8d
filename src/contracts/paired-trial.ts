import type { Paired } from '../statistics/paired.js';
import { evidence, pairsNeeded, probabilityBetter } from '../statistics/paired-evidence.js';
import { changeOf, pairedCases, type Stood, settledInBoth } from './paired-cases.js';

/** Two prompts on the same cases. */
export interface Trial {
  readonly paired: Paired;
  readonly standing: 'a' | 'b' | 'undecided';
  /** How many times likelier the outcome is with a difference than without; at `DECIDED` it is decided. */
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

/**
 * What two prompts come to, case by case in the order in which they are asked. Cases behind the one that decides it are left
 * out: which of them were asked by then is chance.
 */
export function pairedTrial(a: readonly Stood[], b: readonly Stood[]): Trial {
  const pairs = settledInBoth(a, b);
  let [broken, fixed] = [0, 0];
  let decidedAfter: number | undefined;
  for (const [at, pair] of pairs.entries()) {
    const change = changeOf(pair);
    if (change === 'broken') broken++;
    if (change === 'fixed') fixed++;
    if (evidence(broken, fixed) < DECIDED) continue;
    decidedAfter = at + 1;
    break;
  }
  const seen = pairs.slice(0, decidedAfter);
  const of = Math.max(1, seen.length);
  const idsOf = (wanted: 'broken' | 'fixed') =>
    seen.filter((pair) => changeOf(pair) === wanted).map((pair) => pair.b.id);
  return {
    paired: pairedCases(seen),
    standing: decidedAfter === undefined ? 'undecided' : fixed > broken ? 'b' : 'a',
    evidence: evidence(broken, fixed),
    probabilityB: probabilityBetter(broken, fixed),
    needed: pairsNeeded(broken / of, fixed / of),
    decidedAfter,
    broken: idsOf('broken'),
    fixed: idsOf('fixed'),
  };
}
