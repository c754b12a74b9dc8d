/** How many requests may be under way at once, found by trying. */
export interface Width {
  readonly value: number;
  /** A reply came. `began`: when its request was sent; `waiting`: whether more stood in line, so that the width held them. */
  succeeded(now: number, began: number, waiting: boolean): void;
  /** The provider asked for less. `began`: when that request was sent. */
  refused(now: number, began: number): void;
}

export interface WidthOptions {
  readonly start: number;
  readonly most: number;
}

/** Growth is kept only where it brings at least this share of the replies a second that it should. */
const PAYS = 0.25;
/** Rounds that a width which did not pay to exceed is kept, before growth is tried again: at first, and at most. */
const [REST, LONGEST_REST] = [4, 64];

/** The replies to requests that were sent since the width is what it is. */
interface Round {
  readonly began: number;
  replies: number;
  /** Milliseconds, over all of them. */
  took: number;
  /** Whether more stood in line all the time. */
  waited: boolean;
}

/**
 * Grows while it pays, as TCP does: doubled each round until the provider refuses, then by an eighth at a time; halved on a
 * refusal, once for all requests that were under way then (Chiu and Jain, 1989, "Analysis of the increase and decrease
 * algorithms for congestion avoidance"). What a width brings is taken from how long its replies take (Little's law: replies
 * a second are requests under way over seconds for each), because replies come in bursts, which no clock over a few of
 * them sees through.
 */
export function createWidth({ start, most }: WidthOptions): Width {
  let value = Math.min(start, most);
  /** Until growth first does not pay. */
  let starting = true;
  let [doubling, rest, nextRest] = [true, 0, REST];
  let round = roundFrom(Number.NEGATIVE_INFINITY);
  let before: Measured | undefined;
  let lastCut = Number.NEGATIVE_INFINITY;

  function measured(): void {
    const now: Measured = { value, rate: (value * round.replies) / Math.max(0.001, round.took) };
    if (rest > 0 || !round.waited) rest = Math.max(0, rest - 1);
    else if (before && before.value < value && !paid(before, now)) {
      value = before.value;
      before = undefined;
      starting = false;
      rest = nextRest;
      nextRest = Math.min(LONGEST_REST, nextRest * 2);
    } else {
      if (before && before.value < value) nextRest = REST;
      before = now;
      value = Math.min(most, doubling ? value * 2 : value + Math.max(1, value >> 3));
    }
  }

  return {
    get value() {
      return value;
    },
    succeeded(now, began, waiting) {
      if (began < round.began) return;
      round.replies++;
      round.took += now - began;
      round.waited &&= waiting;
      // The half that is answered first flatters a server that is full: at the start, being quick is worth that.
      if (round.replies < (starting ? value / 2 : value)) return;
      measured();
      round = roundFrom(now);
    },
    refused(now, began) {
      if (began < lastCut) return;
      lastCut = now;
      value = Math.max(1, value >> 1);
      before = undefined;
      [starting, doubling, rest, nextRest] = [false, false, 1, REST];
      round = roundFrom(now);
    },
  };
}

interface Measured {
  readonly value: number;
  /** Replies a millisecond. */
  readonly rate: number;
}

function roundFrom(began: number): Round {
  return { began, replies: 0, took: 0, waited: true };
}

function paid(before: Measured, after: Measured): boolean {
  return after.rate / before.rate - 1 >= PAYS * (after.value / before.value - 1);
}
