/** A rate that is kept to by waiting, in units (requests, tokens) a minute. */
export interface Rate {
  /** Milliseconds until so many units may be used; nothing is used yet. */
  wait(units: number, now: number): number;
  use(units: number, now: number): void;
}

/** How much of a minute's units may be used at once. */
export const BURST_MS = 1000;

/**
 * The generic cell rate algorithm (ITU-T I.371): one number, the time at which all that was used is paid off. Units may be
 * given back with a negative use, when a request took fewer than it was expected to.
 */
export function createRate(perMinute: number): Rate {
  const interval = 60_000 / perMinute;
  let paidOff = 0;
  return {
    wait: (units, now) =>
      Math.max(0, Math.ceil(Math.max(paidOff, now) + units * interval - now - burst(units, interval))),
    use(units, now) {
      paidOff = Math.max(paidOff, now) + units * interval;
    },
  };
}

/** A single request may be larger than the burst: it may always go when nothing is owed. */
function burst(units: number, interval: number): number {
  return Math.max(BURST_MS, units * interval);
}
