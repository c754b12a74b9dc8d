import { z } from 'zod';

export const count = z.int({ error: 'a whole number' }).min(0, { error: 'a whole number, 0 or more' });

export interface Range {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** For `refine`: a range that something can be in. */
export function isPossible({ min, max }: Range): boolean {
  return min === undefined || max === undefined || min <= max;
}

export const IMPOSSIBLE = { error: '`min` that is not above `max`' };

export function isWithin(
  value: number,
  { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: Range,
): boolean {
  return value >= min && value <= max;
}

/** `3 to 5`, `at least 3`, `at most 5`, `3`. */
export function rangeText({ min, max }: Range): string {
  if (min !== undefined && max !== undefined) return min === max ? String(min) : `${min} to ${max}`;
  return min === undefined ? `at most ${max}` : `at least ${min}`;
}
