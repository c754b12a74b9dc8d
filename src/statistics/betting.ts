/** Evidence on whether a mean is below a level, as the capital of two gamblers who began with 1 each. */
export interface Evidence {
  /** Against a mean of at least the level: at 20, were that so, a chance of 1 in 20 at most, however often one looks. */
  readonly below: number;
  /** Against a mean below the level. */
  readonly atLeast: number;
}

export interface Betting {
  /** A value in [0, 1]; values are independent, or each bounded by the level in mean given those before. Throws RangeError for others. */
  add(value: number): void;
  evidence(): Evidence;
}

/** Shares of the largest bet that cannot lose all; each gambler spreads the capital over them evenly. */
const STAKES = Array.from({ length: 32 }, (_, at) => (at + 1) / 33);

/**
 * Bets on a mean in (0, 1) against a level, one value after the other (Waudby-Smith and Ramdas, 2024, "Estimating means of
 * bounded random variables by betting", JRSS B 86: 1–27, with fixed stakes mixed evenly). Each capital is a supermartingale
 * where its hypothesis is true, so by Ville's inequality it ever reaches 1/α with probability α at most: one may look
 * after every value. The order of the values does not matter. Throws RangeError unless 0 < level < 1.
 */
export function createBetting(level: number): Betting {
  if (!(level > 0 && level < 1)) throw new RangeError(`Expected a level between 0 and 1, got ${level}`);
  const below = STAKES.map(() => 0);
  const atLeast = STAKES.map(() => 0);
  return {
    add(value) {
      if (!(value >= 0 && value <= 1)) throw new RangeError(`Expected a value from 0 to 1, got ${value}`);
      STAKES.forEach((stake, at) => {
        below[at] = (below[at] ?? 0) + Math.log1p((-stake / (1 - level)) * (value - level));
        atLeast[at] = (atLeast[at] ?? 0) + Math.log1p((stake / level) * (value - level));
      });
    },
    evidence: () => ({ below: meanOfExp(below), atLeast: meanOfExp(atLeast) }),
  };
}

function meanOfExp(logs: readonly number[]): number {
  return logs.reduce((sum, log) => sum + Math.exp(log), 0) / logs.length;
}
