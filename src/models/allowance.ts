import { createRate, type Rate } from './rate.js';

/** How much a model may be asked a minute, by all who share the allowance. */
export interface Allowance {
  /** Takes one request and so many tokens: 0 where they were there, else the milliseconds after which to try again. */
  take(tokens: number): number | Promise<number>;
  /** So many tokens more than were taken for it has a request used; less: a negative number. */
  correct(tokens: number): void;
}

export interface PerMinute {
  readonly requestsPerMinute?: number | undefined;
  readonly tokensPerMinute?: number | undefined;
}

/** An allowance of this process alone; undefined: there is no limit. @param now the clock, in milliseconds */
export function ownAllowance(limits: PerMinute, now: () => number): Allowance | undefined {
  const requests = rate(limits.requestsPerMinute);
  const tokens = rate(limits.tokensPerMinute);
  if (!requests && !tokens) return undefined;
  return {
    take(expected) {
      const at = now();
      const delay = Math.max(requests?.wait(1, at) ?? 0, tokens?.wait(expected, at) ?? 0);
      if (delay > 0) return delay;
      requests?.use(1, at);
      tokens?.use(expected, at);
      return 0;
    },
    correct: (difference) => tokens?.use(difference, now()),
  };
}

function rate(perMinute: number | undefined): Rate | undefined {
  return perMinute === undefined ? undefined : createRate(perMinute);
}
