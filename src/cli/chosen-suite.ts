import type { ReadSuite } from '../contracts/read-suite.js';
import { UserError } from '../core/errors.js';
import { didYouMean } from '../core/suggest.js';

/** The suite with only the cases that the command line names. Throws UserError for a name that none of them has. */
export function chosenSuite(
  { suite, at }: ReadSuite,
  {
    category,
    case: ids,
  }: { readonly category?: readonly string[] | undefined; readonly case?: readonly string[] | undefined },
): ReadSuite {
  const known = {
    category: [...new Set(suite.cases.map((each) => each.category))],
    case: suite.cases.map(({ id }) => id),
  };
  for (const [option, wanted] of Object.entries({ category, case: ids })) {
    const there = option === 'category' ? known.category : known.case;
    const missing = wanted?.find((name) => !there.includes(name));
    if (missing === undefined) continue;
    const near = didYouMean(missing, there);
    throw new UserError(
      `--${option}: Expected a ${option} of ${suite.name}, got \`${missing}\`.${near}`,
      near === '' ? `There are ${there.slice(0, 20).join(', ')}.` : undefined,
    );
  }
  const cases = suite.cases.filter(
    (each) => (category?.includes(each.category) ?? true) && (ids?.includes(each.id) ?? true),
  );
  if (cases.length === 0)
    throw new UserError(`Expected a case of ${suite.name} that is of the category and of the id, found none`);
  return { suite: { ...suite, cases }, at };
}
