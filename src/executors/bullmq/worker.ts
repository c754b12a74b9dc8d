import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Redis } from 'ioredis';
import { version } from '../../core/package-root.js';
import type { Plugins } from '../../core/types.js';
import { refusalsKey } from './keys.js';
import { refusal } from './refusal.js';
import { type FoundRun, findRuns } from './run-record.js';
import { type ServedRun, serveRun } from './served-run.js';
import { forgetWorker, type WorkerRecord, writeWorker } from './worker-record.js';

export interface WorkerOptions {
  readonly redis: Redis;
  readonly plugins: Plugins;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Milliseconds without a sign of life after which another worker takes over a batch. */
  readonly takeover: number;
  readonly note: (text: string) => void;
}

export interface WorkerAtWork {
  /** Sends nothing more, waits for what is under way, gives the rest back, and takes its name off the list. */
  drain(): Promise<void>;
}

/** Milliseconds between two looks for runs, and between two signs of life. */
const [LOOK_EVERY, BEAT_EVERY] = [500, 2000];

/** Asks for all runs that it may take work of, until it is drained. */
export function startWorker({ redis, plugins, environment, takeover, note }: WorkerOptions): WorkerAtWork {
  const me = randomUUID();
  const name = `${hostname()}:${process.pid}`;
  const known = new Map<string, { readonly text: string; readonly served: ServedRun | undefined }>();
  const leaving = new Set<Promise<void>>();
  let draining = false;
  let round: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    const runs = await findRuns(redis);
    const gone = [...known.keys()].filter((id) => runs.every((run) => run.id !== id));
    for (const id of gone) leave(id, 'the run is over', true);
    let changed = gone.length > 0;
    for (const run of runs) {
      const before = known.get(run.id);
      if (before?.text === run.text) continue;
      changed = true;
      if (before?.served?.update(run.record)) known.set(run.id, { text: run.text, served: before.served });
      else {
        leave(run.id, 'the run began anew', true);
        known.set(run.id, { text: run.text, served: await begin(run) });
      }
    }
    if (changed) await beat(); // who asks is told at once, not at the next sign of life
  }

  async function begin(run: FoundRun): Promise<ServedRun | undefined> {
    const { id, head, record } = run;
    const why = refusal(head, plugins.fingerprint) ?? (record ? undefined : 'its record cannot be read');
    if (why !== undefined || !record) return await refuse(id, head?.name ?? id, why ?? '');
    const refuseModel = (reason: string) => void refuse(id, record.name, reason);
    note(`${record.name}: taking work of ${record.host}:${record.pid}`);
    return await serveRun({ redis, id, record, plugins, environment, takeover, note, refuse: refuseModel });
  }

  /** Says so here, and to the coordinator. */
  async function refuse(id: string, run: string, why: string): Promise<undefined> {
    note(`${run}: no work is taken of it: ${why}`);
    await redis.hset(refusalsKey(id), `${me} ${why}`, `Worker ${name} takes no work of this run: ${why}`);
    return undefined;
  }

  function leave(id: string, why: string, over: boolean): void {
    const served = known.get(id)?.served;
    known.delete(id);
    if (!served) return;
    const left = served
      .leave(why, over)
      .catch((error: Error) => note(error.message))
      .finally(() => leaving.delete(left));
    leaving.add(left);
  }

  async function beat(): Promise<void> {
    const serving = [...known].flatMap(([id, { served }]) => (served ? [[id, served] as const] : []));
    const record: WorkerRecord = {
      ...{ host: hostname(), pid: process.pid, version: version(), plugins: plugins.fingerprint ?? null, draining },
      models: [...new Set(serving.flatMap(([, { models }]) => models))],
      rates: Object.fromEntries(serving.map(([id, { rate }]) => [id, rate()])),
    };
    await writeWorker(redis, me, record);
  }

  const inTurn = (work: () => Promise<void>) => {
    round = round.then(work).catch((error: unknown) => note(error instanceof Error ? error.message : String(error)));
  };
  inTurn(beat);
  inTurn(look);
  const looking = setInterval(() => inTurn(look), LOOK_EVERY);
  const beating = setInterval(() => inTurn(beat), BEAT_EVERY);
  return {
    async drain() {
      draining = true;
      clearInterval(looking);
      await round;
      for (const id of [...known.keys()]) leave(id, 'the worker is drained', false);
      await Promise.all(leaving);
      clearInterval(beating);
      await round;
      await forgetWorker(redis, me);
    },
  };
}
