import type { CheckResult } from '../../src/plugin.js';
import { shownValue } from './excerpt.js';
import type { Selected } from './json-path.js';
import { isWithin, type Range, rangeText } from './range.js';

export interface HowMany {
  readonly path: string;
  readonly exists?: boolean | undefined;
  readonly count?: number | Range | undefined;
}

/** A test of each value that the path selects: what it must be, in words that follow "Expected /a". */
export interface Demand {
  readonly wanted: string;
  readonly meets: (value: unknown) => boolean;
}

/** Whether a path selects as many values as it should: by `count`, or else at least one, or none. */
export function wrongCount(
  { path, exists, count: times }: HowMany,
  selected: readonly Selected[],
): CheckResult | undefined {
  const [first] = selected;
  const range = typeof times === 'number' ? { min: times, max: times } : times;
  const got = `${selected.length} ${selected.length === 1 ? 'value' : 'values'}`;
  const isWrong = range
    ? !isWithin(selected.length, range)
    : exists === false
      ? first !== undefined
      : first === undefined;
  if (!isWrong) return undefined;
  const wanted = range
    ? `${rangeText(range)} of \`${path}\``
    : `${exists === false ? 'nothing' : 'a value'} at \`${path}\``;
  const actual = range ? got : first ? shownValue(first.value) : 'nothing';
  const place = first?.pointer ? { where: first.pointer } : {};
  return { status: 'violated', reason: `Expected ${wanted}, got ${actual}`, expected: wanted, actual, ...place };
}

/** The first value that is not what it should be. */
export function wrongValue(demands: readonly Demand[], selected: readonly Selected[]): CheckResult | undefined {
  for (const { value, pointer } of selected) {
    const missed = demands.find(({ meets }) => !meets(value));
    if (!missed) continue;
    const [place, actual] = [pointer === '' ? 'the JSON' : pointer, shownValue(value)];
    const reason = `Expected ${place} to ${missed.wanted}, got ${actual}`;
    return {
      status: 'violated',
      reason,
      expected: missed.wanted,
      actual,
      ...(pointer === '' ? {} : { where: pointer }),
    };
  }
  return undefined;
}
