/**
 * The two-sided p of the exact McNemar test (McNemar, 1947, "Note on the sampling error of the difference between
 * correlated proportions or percentages", Psychometrika 12: 153–157; its binomial form): twice the chance that a fair
 * coin thrown b + c times shows one side at most min(b, c) times, capped at 1. `b` and `c` are the discordant pairs;
 * null where there are none; 0 below the range of a double. Throws RangeError unless both are whole and not negative.
 */
export function mcnemar(b: number, c: number): number | null {
  if (!(isCount(b) && isCount(c))) throw new RangeError(`Expected two whole numbers of pairs, got ${b} and ${c}`);
  return b + c === 0 ? null : Math.min(1, 2 * lowerTail(Math.min(b, c), b + c));
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

/** P(X ≤ k) for X ~ Binomial(n, ½), k ≤ n/2: the sum itself, without tables or approximation. */
function lowerTail(k: number, n: number): number {
  let term = 1; // Becomes C(n, k) · 2^-n; halved (which is exact) as soon as it can be, for it must stay in a double's range.
  let halvings = n;
  for (let i = 1; i <= k; i++) {
    term *= (n - k + i) / i;
    for (; term > 1; halvings--) term /= 2;
  }
  let sum = 0;
  for (let i = k; i >= 0; i--) {
    sum += term;
    term *= i / (n - i + 1);
  }
  return sum * 2 ** -halvings;
}
