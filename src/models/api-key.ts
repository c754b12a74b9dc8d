import { UserError } from '../core/errors.js';

/** The process environment, or what a test passes in its place. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The first of the variables that is set, without the white space that copying leaves around a key.
 * Throws `UserError` when there is none, or when the key cannot stand in an HTTP header.
 */
export function apiKey(environment: Environment, names: readonly [string, ...string[]], why: string): string {
  const key = optionalKey(environment, names);
  if (key === undefined) {
    throw new UserError(
      `${why} needs a key: set the environment variable ${names.join(' or ')}`,
      `export ${names[0]}=…   (PowerShell: $env:${names[0]}="…"); keys are read from the environment only, never from a file of ours`,
    );
  }
  return key;
}

/** The same for a key that may be missing. */
export function optionalKey(environment: Environment, names: readonly string[]): string | undefined {
  const name = names.find((candidate) => environment[candidate]?.trim());
  const key = name === undefined ? undefined : environment[name]?.trim();
  if (key !== undefined && !/^[\x21-\x7e]+$/.test(key)) {
    throw new UserError(
      `${name}: Expected a key of printable ASCII characters, got one with spaces or other characters inside`,
      'Copy the key again: a line break or an ellipsis may have come along',
    );
  }
  return key;
}
