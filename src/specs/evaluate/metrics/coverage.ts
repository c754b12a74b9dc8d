import type { Rate } from '../../../statistics/row.js';
import { wilson } from '../../../statistics/wilson.js';
import type { GeneratedTest, OutputRule } from '../../specification.js';

/** Which rules the tests reach. */
export interface Coverage {
  /** Rules with a test that is not known to be an invalid input. */
  readonly rules: Rate;
  /** Rules whose opposite has such a test. */
  readonly inverse: Rate;
  readonly untested: readonly string[];
}

/** @param invalid ids of tests that are no valid inputs */
export function coverage(
  rules: readonly OutputRule[],
  tests: readonly GeneratedTest[],
  invalid: ReadonlySet<string>,
): Coverage {
  const reached = new Set(tests.filter(({ id }) => !invalid.has(id)).map(({ rule }) => rule));
  const untested = rules.filter(({ id }) => !reached.has(id)).map(({ id }) => id);
  return {
    rules: wilson(rules.length - untested.length, rules.length),
    inverse: wilson(rules.filter(({ id }) => reached.has(`${id}i`)).length, rules.length),
    untested,
  };
}
