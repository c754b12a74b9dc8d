/** How many requests may be under way at once, found by trying. */
export interface Width {
  readonly value: number;
  /** A reply came; `waiting`: whether more requests stood in line, so that the width was what held them. */
  succeeded(now: number, waiting: boolean): void;
  /** The provider asked for less. `began`: when that request was sent. */
  refused(now: number, began: number): void;
}

export interface WidthOptions {
  readonly start: number;
  readonly most: number;
}

/** Growth is kept only where it brings at least this share of the replies a second that it should. */
const PAYS = 0.25;
/** Rounds that a width which did not pay to exceed is kept, before growth is tried again. */
const REST = 16;

/**
 * Grows while it pays, as TCP does: doubled each round (as many replies as the width) until the provider refuses or more
 * replies a second no longer come of it, then by an eighth at a time; halved on a refusal, once for all requests that were
 * under way then (Chiu and Jain, 1989, "Analysis of the increase and decrease algorithms for congestion avoidance").
 */
export function createWidth({ start, most }: WidthOptions): Width {
  let value = Math.min(start, most);
  let doubling = true;
  let rest = 0;
  let round = { replies: 0, began: Number.NaN, waited: true };
  let before: { readonly value: number; readonly rate: number } | undefined;
  let lastCut = Number.NEGATIVE_INFINITY;

  function next(now: number): void {
    const rate = round.replies / Math.max(1, now - round.began);
    if (!round.waited || rest > 0) rest = Math.max(0, rest - 1);
    else if (before && before.value < value && !paid(before, { value, rate })) {
      value = before.value;
      before = undefined;
      doubling = false;
      rest = REST;
    } else {
      before = { value, rate };
      value = Math.min(most, doubling ? value * 2 : value + Math.max(1, value >> 3));
    }
    round = { replies: 0, began: now, waited: true };
  }

  return {
    get value() {
      return value;
    },
    succeeded(now, waiting) {
      if (Number.isNaN(round.began)) round.began = now;
      round.replies++;
      round.waited &&= waiting;
      if (round.replies >= value) next(now);
    },
    refused(now, began) {
      if (began < lastCut) return;
      lastCut = now;
      value = Math.max(1, value >> 1);
      doubling = false;
      before = undefined;
      rest = 1;
      round = { replies: 0, began: now, waited: true };
    },
  };
}

interface Measured {
  readonly value: number;
  /** Replies a millisecond. */
  readonly rate: number;
}

function paid(before: Measured, after: Measured): boolean {
  return after.rate / before.rate - 1 >= PAYS * (after.value / before.value - 1);
}
