/** How values are spread. */
export interface Distribution {
  readonly of: number;
  readonly sum: number;
  readonly median: number;
  /** The least value that 95 % do not exceed. */
  readonly high: number;
  readonly max: number;
  /** From the first to the last that holds any, each up to twice or two and a half times its start: 1, 2, 5, 10, 20, 50, … */
  readonly bins: readonly { readonly from: number; readonly count: number }[];
}

/** Of values of 0 and more; undefined where there are none. */
export function distributionOf(values: readonly number[]): Distribution | undefined {
  const sorted = Float64Array.from(values).sort();
  const of = sorted.length;
  if (of === 0) return undefined;
  const quantile = (share: number) => sorted[Math.max(0, Math.ceil(share * of) - 1)] ?? 0;
  const counts = new Map<number, number>();
  for (const value of sorted) counts.set(stepOf(value), (counts.get(stepOf(value)) ?? 0) + 1);
  const [first, last] = [Math.min(...counts.keys()), Math.max(...counts.keys())];
  return {
    of,
    sum: sorted.reduce((sum, value) => sum + value, 0),
    median: quantile(0.5),
    high: quantile(0.95),
    max: quantile(1),
    bins: Array.from({ length: last - first + 1 }, (_, nth) => ({
      from: startOf(first + nth),
      count: counts.get(first + nth) ?? 0,
    })),
  };
}

/** The number of its bin; 0 holds all below 1. */
function stepOf(value: number): number {
  if (value < 1) return 0;
  const decade = Math.floor(Math.log10(value) + 1e-9);
  const lead = value / 10 ** decade;
  return decade * 3 + (lead < 2 ? 1 : lead < 5 ? 2 : 3);
}

function startOf(step: number): number {
  return step === 0 ? 0 : ([1, 2, 5][(step - 1) % 3] ?? 1) * 10 ** Math.floor((step - 1) / 3);
}
