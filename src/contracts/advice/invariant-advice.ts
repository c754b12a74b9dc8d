import type { Invariant, InvariantFailure } from '../../core/contract.js';
import { distinct, grouped } from '../../core/grouped.js';
import { casesOf, type Recommendation } from './advice.js';
import type { FailedCheck } from './failed-checks.js';

/** For invariants that have no advice of their own. */
const ANY = 'see its reasons, and say in the prompt what it asks for.';

/** What to do about the invariants that failed on cases as written, in their own words. */
export function invariantAdvice(
  failed: readonly FailedCheck[],
  invariants: readonly Invariant[],
): readonly Recommendation[] {
  const recommended = grouped(failed, ({ type, name }) => [type, name]).flatMap((all) => {
    const { type, name } = all[0];
    const advice = invariants.find((each) => each.type === type)?.advice ?? ANY;
    const failures = all.map(failureOf);
    const advised = all.map((each, at) => {
      const failure = failures[at] ?? failureOf(each);
      return { case: each.case, what: typeof advice === 'string' ? advice : told(advice, failure, failures) };
    });
    return grouped(advised, ({ what }) => what).map((these) => ({
      name,
      what: these[0].what,
      cases: distinct(these.map((each) => each.case)),
    }));
  });
  // Two invariants may fail for one reason, as a schema and `is_json` do: that is said once.
  return grouped(recommended, ({ what, cases }) => [what, cases]).map((these) => {
    const [{ what, cases }] = these;
    const names = distinct(these.map(({ name }) => name));
    return {
      text: `${names.join(', ')} ${names.length === 1 ? 'fails' : 'fail'} in ${casesOf(cases)}: ${what}`,
      cases,
    };
  });
}

/** What the invariant says, or what can be said of any: advice that fails must not cost the report. */
function told(
  advice: Exclude<NonNullable<Invariant['advice']>, string>,
  failure: InvariantFailure,
  all: readonly InvariantFailure[],
): string {
  try {
    const text: unknown = advice(failure, all);
    return typeof text === 'string' && text.trim() !== '' ? text : ANY;
  } catch {
    return ANY;
  }
}

function failureOf({ check, reply, params }: FailedCheck): InvariantFailure {
  const { reason, expected, where } = check;
  return {
    ...{ reply, reason },
    ...(expected !== undefined && { expected }),
    ...(where !== undefined && { where }),
    ...(params.maxTokens !== undefined && { maxTokens: params.maxTokens }),
  };
}
