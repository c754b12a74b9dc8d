import type { CheckResult } from '../../src/plugin.js';
import { isWithin, type Range } from './range.js';

export interface Reading {
  /** What is measured, as sentences name it: `latency`. */
  readonly name: string;
  /** Undefined where it was not measured. */
  readonly value: number | undefined;
  readonly range: Range;
  /** A value with its unit: `412 ms`. */
  readonly shown: (value: number) => string;
}

/** Holds what was measured of a reply against a range; nothing is said of what was not measured. */
export function inRange({ name, value, range, shown }: Reading): CheckResult {
  const { min, max } = range;
  const low = min === undefined ? [] : [`at least ${shown(min)}`];
  const high = max === undefined ? [] : [`at most ${shown(max)}`];
  const wanted = [...low, ...high].join(' and ');
  if (value === undefined)
    return {
      status: 'inconclusive',
      cause: 'not-measured',
      reason: `Expected the ${name} to be known, but it was not measured`,
    };
  const actual = shown(value);
  if (isWithin(value, range)) return { status: 'held', evidence: `the ${name} is ${actual}` };
  return { status: 'violated', reason: `Expected a ${name} of ${wanted}, got ${actual}`, expected: wanted, actual };
}
