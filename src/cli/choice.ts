import { UserError } from '../core/errors.js';
import { didYouMean } from '../core/suggest.js';

/** One of the values of an option. Throws UserError for another. */
export function chosen<Value extends string>(option: string, got: string, known: readonly Value[]): Value {
  const found = known.find((value) => value === got);
  if (found !== undefined) return found;
  throw new UserError(
    `Expected \`${option}\` to be one of ${known.join(', ')}, got \`${got}\`.${didYouMean(got, known)}`,
  );
}
