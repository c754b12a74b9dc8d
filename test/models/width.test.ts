import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRng } from '../../src/core/rng.js';
import { createWidth, type Width } from '../../src/models/width.js';

interface Sent {
  readonly began: number;
  readonly ends: number;
  readonly refused: boolean;
}

/** When a request that is sent now will be answered, and whether it is refused instead. */
type Server = (now: number, underWay: number) => { readonly ends: number; readonly refused?: boolean };

/** Sends so many requests, as many at once as the width says; how long that took, and the widths on the way. */
function send(width: Width, server: Server, requests: number) {
  let [now, refusals] = [0, 0];
  let underWay: Sent[] = [];
  const widths: number[] = [];
  for (let [sent, answered] = [0, 0]; answered < requests; ) {
    while (underWay.length < width.value && sent < requests) {
      const { ends, refused = false } = server(now, underWay.length);
      underWay.push({ began: now, ends, refused });
      sent++;
    }
    const next = underWay.reduce((first, each) => (each.ends < first.ends ? each : first));
    underWay = underWay.filter((each) => each !== next);
    now = Math.max(now, next.ends);
    if (next.refused) {
      width.refused(now, next.began);
      [refusals, sent] = [refusals + 1, sent - 1];
    } else {
      width.succeeded(now, next.began, sent < requests);
      answered++;
    }
    widths.push(width.value);
  }
  return { took: now, widths, refusals };
}

const always =
  (latency: number): Server =>
  (now) => ({ ends: now + latency });

/** Works on so many requests at once, each for so long; the others wait in line. */
function workers(count: number, each: number): Server {
  const free = Array.from({ length: count }, () => 0);
  return (now) => {
    const first = free.indexOf(Math.min(...free));
    const ends = Math.max(now, free[first] ?? 0) + each;
    free[first] = ends;
    return { ends };
  };
}

describe('width', () => {
  test('doubles while it pays: a server of one latency is used in full after a few of them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 256 }), (latency, most) => {
        const { took, widths } = send(createWidth({ start: 8, most }), always(latency), 40 * most);
        expect(Math.max(...widths)).toBe(most);
        expect(took).toBeLessThanOrEqual((40 + 8) * latency);
      }),
      { numRuns: 30 },
    );
  });

  test('a server that answers the faster the less it has to do is not drowned, and not left waiting', () => {
    for (const count of [8, 12, 16, 32]) {
      const { took, widths } = send(createWidth({ start: 8, most: 256 }), workers(count, 100), 20_000);
      const mean = widths.reduce((sum, value) => sum + value, 0) / widths.length;
      expect([count, mean < 3 * count, Math.max(...widths) < 6 * count]).toEqual([count, true, true]);
      expect(took).toBeLessThan((1.05 * 20_000 * 100) / count);
    }
  });

  test('latencies that differ widely do not stop its growth for long', () => {
    for (let seed = 0; seed < 20; seed++) {
      const rng = createRng(seed);
      const server: Server = (now) => ({ ends: now + 200 - 800 * Math.log(1 - rng.next()) });
      const { took } = send(createWidth({ start: 8, most: 64 }), server, 6400);
      expect(took).toBeLessThan(1.25 * 100 * 1000);
    }
  });

  test('halves once for all that was under way at a refusal, and down to one', () => {
    const width = createWidth({ start: 64, most: 64 });
    for (let at = 0; at < 10; at++) width.refused(100 + at, 50);
    expect(width.value).toBe(32);
    width.refused(200, 120);
    expect(width.value).toBe(16);
    for (let at = 0; at < 10; at++) width.refused(1000 + at * 10, 1000 + at * 10);
    expect(width.value).toBe(1);
  });

  test('recovers after a refusal, by small steps', () => {
    const width = createWidth({ start: 64, most: 64 });
    width.refused(0, 0);
    const { widths } = send(width, always(100), 3000);
    const steps = widths.map((value, at) => value - (widths[at - 1] ?? value));
    expect([Math.max(...widths), Math.max(...steps) <= 8]).toEqual([64, true]);
  });

  test('a limit of the provider is felt for, and mostly kept to', () => {
    for (const limit of [4, 10, 30]) {
      const server: Server = (now, underWay) =>
        underWay >= limit ? { ends: now + 20, refused: true } : { ends: now + 100 };
      const { took, refusals } = send(createWidth({ start: 8, most: 64 }), server, 5000);
      expect(took).toBeLessThan((2 * 5000 * 100) / limit);
      expect(refusals).toBeLessThan(5000 / 8);
    }
  });

  test('does not grow while nobody waits', () => {
    const width = createWidth({ start: 8, most: 64 });
    for (let at = 0; at < 500; at++) width.succeeded(at, at - 1, false);
    expect(width.value).toBe(8);
  });
});
