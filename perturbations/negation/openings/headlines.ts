import type { LightClause } from '../light-clause.js';

/** A report on somebody who is named with a title. */
export const TITLED = /^(?:mr|mrs|ms|miss|dr|prof)\b/iu;

/** Headlines in a row, without articles: `flight cancelled, bag missing`. */
export const HEADLINES = /^[a-zà-ž]+ [a-zà-ž]+(?:ed|en|wn|st), [a-zà-ž]+ [a-zà-ž]+\b/iu;

/** Whether a verb without a subject has its object beside it: not `broke, bored`, `won 3-0`. */
export function isWhole({ rest: [next] }: LightClause): boolean {
  return /^(?:my|the|a|an|our|this|that|his|her|their|some|another|all|half|every)$/u.test(next?.lower ?? '');
}
