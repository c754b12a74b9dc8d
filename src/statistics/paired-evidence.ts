import { mcnemar } from './mcnemar.js';

/**
 * The evidence that two sides differ, from the pairs in which one side alone passed: the likelihood ratio of any lean (uniform
 * over it) against none, `B(b + 1, c + 1) / (1/2)^(b + c)`. Looked at after every pair, it exceeds 1/α with a probability of at
 * most α where there is no difference (Ville's inequality; Robbins 1970, "Statistical methods related to the law of the
 * iterated logarithm"), so that one may stop as soon as it does.
 */
export function evidence(b: number, c: number): number {
  // B(b+1, c+1) = b! c! / (b+c+1)!, term by term so that nothing overflows.
  let ratio = 1 / (b + c + 1);
  for (let i = 1; i <= c; i++) ratio *= (2 * i) / (b + i);
  for (let i = 0; i < b; i++) ratio *= 2;
  return ratio;
}

/**
 * The posterior probability that the second side is the better one, from the discordant pairs with a uniform prior: of
 * Beta(c + 1, b + 1), what lies above 1/2, which for whole numbers is a binomial tail: P(X <= c) of b + c + 1 fair throws.
 */
export function probabilityBetter(b: number, c: number): number {
  const n = b + c + 1;
  return c < n / 2 ? tail(c, n) : 1 - tail(n - c - 1, n);
}

/** P(X <= k) of n fair throws for k < n/2, from the exact two-sided test. */
function tail(k: number, n: number): number {
  return (mcnemar(k, n - k) ?? 1) / 2;
}

/** The 97.5 % and the 80 % points of the standard normal distribution. */
const [Z_ALPHA, Z_POWER] = [1.959963984540054, 0.8416212335729143];

/**
 * How many pairs show a difference of that kind at 5 % with a power of 80 % (Connor 1987, "Sample size for testing differences
 * in proportions for the paired-sample design", Biometrics 43: 207–211). Null where there is no difference to show.
 * @param broken share of pairs in which only the first side passes @param fixed those in which only the second does
 */
export function pairsNeeded(broken: number, fixed: number): number | null {
  const [discordant, difference] = [broken + fixed, fixed - broken];
  if (difference === 0) return null;
  const root = Z_ALPHA * Math.sqrt(discordant) + Z_POWER * Math.sqrt(discordant - difference ** 2);
  return Math.ceil((root / difference) ** 2);
}
