/** Bins of equal width; `from` is where one starts. */
export interface Bins {
  readonly width: number;
  readonly bins: readonly { readonly from: number; readonly count: number }[];
}

/** At most so many. */
const MOST = 14;

/** Values of 0 and more (milliseconds, tokens) in bins of a round width: 1, 2, 5, 10, 20, 50, … */
export function evenBins(values: readonly number[]): Bins {
  let [low, high] = [Number.POSITIVE_INFINITY, 0];
  for (const value of values) [low, high] = [Math.min(low, value), Math.max(high, value)];
  const width = roundWidth(Math.max(1, (high - low) / (MOST - 1)));
  const first = Math.floor(low / width);
  const counts = Array.from({ length: values.length === 0 ? 0 : Math.floor(high / width) - first + 1 }, () => 0);
  for (const value of values) {
    const at = Math.floor(value / width) - first;
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return { width, bins: counts.map((count, at) => ({ from: (first + at) * width, count })) };
}

function roundWidth(least: number): number {
  const decade = 10 ** Math.floor(Math.log10(least));
  return decade * ([1, 2, 5].find((lead) => lead * decade >= least) ?? 10);
}
