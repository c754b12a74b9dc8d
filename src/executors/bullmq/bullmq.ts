import { hostname } from 'node:os';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Bounds } from '../../core/bounds.js';
import { version } from '../../core/package-root.js';
import { gated } from '../../models/considerate.js';
import { createTurns } from '../../models/turns.js';
import type { Askable, Executing, Executor, RunToAsk } from '../executor.js';
import { aliveKey, QUEUES, queueName, RUNS, refusalsKey, repliesKey } from './keys.js';
import { findRun, type RunRecord, writeRun } from './records.js';
import { type RemoteModel, remoteModel } from './remote-model.js';
import { openRemoteQueue } from './remote-queue.js';
import { replyStore } from './reply-store.js';
import { newId, runId } from './run-id.js';
import { watchWorkers } from './watch-workers.js';

export interface BullmqOptions {
  /** Closed by whoever made it. */
  readonly redis: Redis;
  /** Requests of one batch at most. */
  readonly batch: number;
  /** Requests of one model in Redis at once, at most. */
  readonly underWay: number;
}

/** Requests under way until the first reply came: enough to see whether a model answers, and what it costs. */
const FIRST = 8;

/** Workers ask, on whatever machines; batches of requests travel to them through a queue on Redis. */
export function bullmq({ redis, batch, underWay }: BullmqOptions): Executor {
  return {
    async begin(run) {
      const id = runId(run.file);
      const replies = replyStore(redis, id);
      const record = recordOf(run, id, batch);
      const before = await findRun(redis, id);
      const write = async () => writeRun(redis, id, record);
      await redis.del(refusalsKey(id));
      await write(); // from now on no worker takes work of an earlier session
      await collect();
      for (const { queue } of before?.record?.models ?? []) await discard(redis, queue);
      const watching = watchWorkers({ redis, run: id, record, note: run.note, workers: run.workers });
      const remotes: RemoteModel[] = [];

      async function collect(): Promise<void> {
        for await (const found of replies.scan()) {
          for (const [key, brought] of found)
            if ('reply' in brought) run.keep({ key, model: brought.model, ...brought.reply });
          await replies.drop(found.map(([key]) => key));
        }
      }

      const executing: Executing = {
        open(askable, { stopping, gate }) {
          const mine = record.models[run.models.indexOf(askable)];
          if (mine === undefined) throw new RangeError(`Expected ${askable.model.name} to be of the run`);
          const onStopping = () => {
            mine.ending = true;
            write().catch(() => undefined); // Redis is away: workers then go on, and what they bring is kept
          };
          const openQueue = (handlers: Pick<Parameters<typeof openRemoteQueue>[0], 'onEnded'>) =>
            openRemoteQueue({ redis, name: mine.queue, ...handlers, onError: ({ message }) => run.note(message) });
          const remote = remoteModel(askable, { replies, openQueue, batch, stopping, onStopping });
          remotes.push(remote);
          let answered = false;
          const turns = createTurns(() => (answered ? underWay : Math.min(FIRST, underWay)));
          const asked = gated(remote, gate);
          const complete: Askable['model']['complete'] = async (request) => {
            const reply = await asked.complete(request);
            answered = true;
            return reply;
          };
          const model = { name: remote.name, complete: (request: Parameters<typeof complete>[0]) => turns.take(() => complete(request)) }; // biome-ignore format: one line
          return { model, bounds: boundsOf(underWay) };
        },
        async close() {
          await watching.end();
          for (const remote of remotes) await remote.close();
          await collect(); // where the disk refuses, they stay in Redis for a later session
          await redis.hdel(RUNS, id);
          await redis.del(aliveKey(id), refusalsKey(id), repliesKey(id));
        },
      };
      return executing;
    },
  };
}

/** An item has two requests at least. */
function boundsOf(underWay: number): Bounds {
  const active = Math.max(64, Math.ceil(underWay / 2));
  return { active, held: Math.max(4096, 4 * active) };
}

function recordOf({ name, models, fingerprint }: RunToAsk, id: string, batch: number): RunRecord {
  const session = newId();
  return {
    ...{ name, version: version(), plugins: fingerprint ?? null, session, host: hostname(), pid: process.pid, batch },
    models: models.map(({ model, spec: { price: _, ...spec }, address }, nth) => ({
      name: model.name,
      spec: { ...spec, ...(address !== undefined && { baseUrl: address }) },
      queue: queueName(id, session, nth),
      ending: false,
    })),
  };
}

async function discard(redis: Redis, name: string): Promise<void> {
  const queue = new Queue(name, { connection: redis, prefix: QUEUES });
  await queue.obliterate({ force: true });
  await queue.close();
}
