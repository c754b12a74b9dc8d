import type { NothingSaid } from '../../core/contract.js';
import { distinct } from '../../core/grouped.js';
import type { SuiteReport } from '../suite-report.js';
import { casesOf, type Recommendation } from './advice.js';

const ADVICE: Readonly<Record<NothingSaid, string>> = {
  'judge-unreadable': 'the judge’s answers could not be read: take another judge, or a simpler rubric.',
  'model-error': 'the judge gave no answer: run again with the same --out, which asks only what is missing.',
  'not-measured': 'what is to be judged was not measured: this model reports no such number.',
  'check-failed': 'the check itself failed: mend the plug-in that makes it.',
};

/** What to do about cases that neither passed nor failed. */
export function unsettledAdvice({ configurations }: Pick<SuiteReport, 'configurations'>): readonly Recommendation[] {
  const cases = configurations.flatMap((each) => each.cases);
  const silent = distinct(cases.filter(({ status }) => status === 'error').map(({ id }) => id));
  const open = cases.flatMap(({ id, invariants }) =>
    invariants.flatMap(({ shown }) => (shown.status === 'inconclusive' ? [{ id, cause: shown.cause }] : [])),
  );
  return [
    ...(silent.length === 0
      ? []
      : [
          {
            text: `${casesOf(silent)} got no reply: run again with the same --out, which asks only those.`,
            cases: silent,
          },
        ]),
    ...Object.entries(ADVICE).flatMap(([cause, what]) => {
      const ids = distinct(open.filter((each) => each.cause === cause).map(({ id }) => id));
      return ids.length === 0 ? [] : [{ text: `In ${casesOf(ids)} ${what}`, cases: ids }];
    }),
  ];
}
