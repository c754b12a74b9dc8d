import type { Redis } from 'ioredis';
import { RUNS, refusalsKey } from './keys.js';
import { atWorkOn } from './overview.js';
import { type RunRecord, sayAlive, writeRun } from './run-record.js';
import { findWorkers } from './worker-record.js';

export interface WatchOptions {
  readonly redis: Redis;
  readonly run: string;
  readonly record: RunRecord;
  readonly note: (text: string) => void;
  readonly workers: (line: string) => void;
}

/** Milliseconds between two looks at the workers, and until a run that nobody takes work of says so. */
const [EVERY, LONELY_AFTER] = [1000, 5000];

/** Keeps the run alive in Redis, and tells who works at it, who refuses to and why, and where nobody does. */
export function watchWorkers({ redis, run, record, note, workers }: WatchOptions): { end(): Promise<void> } {
  const told = new Set<string>();
  let aloneSince: number | undefined = Date.now();
  let round: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    // Where Redis came back without its last second, the record is written again.
    if ((await redis.hexists(RUNS, run)) === 0) await writeRun(redis, run, record);
    await sayAlive(redis, run);
    for (const reason of Object.values(await redis.hgetall(refusalsKey(run)))) {
      if (told.has(reason)) continue;
      told.add(reason);
      note(reason);
    }
    const ours = atWorkOn(await findWorkers(redis), run);
    if (ours.length > 0) aloneSince = undefined;
    else aloneSince ??= Date.now();
    if (aloneSince !== undefined && Date.now() - aloneSince > LONELY_AFTER) {
      note('No worker takes work of this run. Start some: mmt4nl worker --redis …');
      aloneSince = Number.POSITIVE_INFINITY;
    }
    if (ours.length > 0) workers(`workers: ${ours.map((each) => lineOf(each, run)).join(', ')}`);
  }

  const timer = setInterval(() => {
    round = round.then(look).catch(() => undefined); // where Redis is away, its connection says so
  }, EVERY);
  return {
    async end() {
      clearInterval(timer);
      await round;
    },
  };
}

function lineOf({ host, pid, rates }: { host: string; pid: number; rates: Record<string, number> }, run: string) {
  const rate = rates[run] ?? 0;
  return `${host}:${pid} ${rate >= 10 ? Math.round(rate) : rate.toFixed(1)} a second`;
}
