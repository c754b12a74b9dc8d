/** The values from the most frequent on, each with how often it comes; those that come as often stay in their order. */
export function ranked(values: readonly string[]): readonly (readonly [value: string, times: number])[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a);
}
