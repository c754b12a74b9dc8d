import { hostname } from 'node:os';
import type { Redis } from 'ioredis';
import { version } from '../../core/package-root.js';
import type { Executor, RunToAsk } from '../executor.js';
import { discardQueue } from './discard-queue.js';
import { aliveKey, queueName, RUNS, refusalsKey, repliesKey } from './keys.js';
import { openRemote } from './open-remote.js';
import { type RemoteModel, remoteModel } from './remote-model.js';
import { openRemoteQueue } from './remote-queue.js';
import { type ReplyStore, replyStore } from './reply-store.js';
import { newId, runId } from './run-id.js';
import { findRun, type RunRecord, writeRun } from './run-record.js';
import { watchWorkers } from './watch-workers.js';

export interface BullmqOptions {
  /** Closed by whoever made it. */
  readonly redis: Redis;
  /** Requests of one batch at most. */
  readonly batch: number;
  /** Requests of one model in Redis at once, at most. */
  readonly underWay: number;
}

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
      await collect(replies, run);
      for (const { queue } of before?.record?.models ?? []) await discardQueue(redis, queue);
      const watching = watchWorkers({ redis, run: id, record, note: run.note, workers: run.workers });
      const remotes: RemoteModel[] = [];
      let abandoned = false;

      return {
        open(askable, { stopping, gate }) {
          const mine = record.models[run.models.indexOf(askable)];
          if (mine === undefined) throw new RangeError(`Expected ${askable.model.name} to be of the run`);
          const onStopping = () => {
            mine.ending = true;
            write().catch(() => undefined); // Redis is away: workers then go on, and what they bring is kept
          };
          const openQueue = (handlers: Pick<Parameters<typeof openRemoteQueue>[0], 'onEnded'>) =>
            openRemoteQueue({ redis, name: mine.queue, ...handlers, onError: ({ message }) => run.note(message) });
          const onAbandoned = () => {
            abandoned = true;
            onStopping();
          };
          const remote = remoteModel(askable, { replies, openQueue, batch, stopping, onStopping, onAbandoned });
          remotes.push(remote);
          return openRemote(remote, { gate }, underWay);
        },
        async close() {
          await watching.end();
          for (const remote of remotes) await remote.close();
          if (abandoned) return; // workers still bring what they were asking: a later session takes it
          await collect(replies, run);
          await redis.hdel(RUNS, id);
          await redis.del(aliveKey(id), refusalsKey(id), repliesKey(id));
        },
      };
    },
  };
}

/** Takes what an earlier session's workers brought, or late ones, into the run's folder. */
async function collect(replies: ReplyStore, { keep }: Pick<RunToAsk, 'keep'>): Promise<void> {
  for await (const found of replies.scan()) {
    for (const [key, brought] of found) if ('reply' in brought) keep({ key, model: brought.model, ...brought.reply });
    await replies.drop(found.map(([key]) => key));
  }
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
