import type { JudgedCase } from '../datasets/judged-counts.js';
import { precision, wholeInterval, wholeShare } from './precision.js';

export interface JudgedRun {
  /** The task family whose judged follow-ups these are. */
  readonly task: string;
  /** The categories in the tables. */
  readonly categories: readonly string[];
  /** The judged follow-ups of the run's operators, whatever their task. */
  readonly judged: readonly JudgedCase[];
}

/**
 * How many of the judged follow-ups of each category in the tables were valid, lowest first: what share of its
 * violations may be the perturbation's own fault. Undefined where none of them was ever judged.
 */
export function judgedRemark({ task, categories, judged }: JudgedRun): string | undefined {
  const measured = categories.flatMap((category) => {
    const rate = precision(judged.filter((each) => each.task === task && each.category === category));
    return rate === null ? [] : [{ category, rate }];
  });
  if (measured.length === 0) return undefined;
  const lowestFirst = measured.toSorted((a, b) => (a.rate.rate ?? 0) - (b.rate.rate ?? 0));
  const shares = lowestFirst.map(({ category, rate }) => `${category} ${wholeShare(rate)} (${wholeInterval(rate)})`);
  const others = categories.filter((category) => !measured.some((each) => each.category === category));
  const unknown = others.length === 0 ? '' : ` Not judged: ${others.join(', ')}.`;
  return `Follow-ups judged valid by readers (${task}, 95 % interval): ${shares.join(', ')}.${unknown} An invalid one can break a relation through no fault of the model.`;
}
