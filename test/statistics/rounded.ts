/** A copy in which each number has that many decimals, so that whole values can be compared with published ones. */
export function rounded<T>(value: T, decimals = 8): unknown {
  if (typeof value === 'number') return Number(value.toFixed(decimals));
  if (Array.isArray(value)) return value.map((each) => rounded(each, decimals));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, rounded(each, decimals)]));
}
