import { Queue, QueueEvents } from 'bullmq';
import type { Redis } from 'ioredis';
import { emptyQueue } from './discard-queue.js';
import { type Batch, type QueuedRequest, TRIES } from './job.js';
import { QUEUES } from './keys.js';

/** One model's queue, as the coordinator sees it. Every batch that was sent ends exactly once. */
export interface RemoteQueue {
  send(requests: readonly QueuedRequest[]): void;
  /** Takes back the batches that no worker has begun: they end without a reason. */
  withdraw(): Promise<void>;
  close(): Promise<void>;
}

export interface RemoteQueueOptions {
  readonly redis: Redis;
  readonly name: string;
  /** `reason`: why the batch was given up after all tries; undefined: it was done, or got lost. */
  readonly onEnded: (requests: readonly QueuedRequest[], reason: string | undefined) => void;
  readonly onError: (error: Error) => void;
}

/** Milliseconds between two looks for batches that ended without our hearing of it, as when Redis was away. */
const LOOK_EVERY = 2000;

export async function openRemoteQueue({ redis, name, onEnded, onError }: RemoteQueueOptions): Promise<RemoteQueue> {
  const queue = new Queue<Batch>(name, { connection: redis, prefix: QUEUES });
  const events = new QueueEvents(name, { connection: redis, prefix: QUEUES });
  queue.on('error', onError);
  events.on('error', () => undefined); // each connection says the same: one voice is enough
  const underWay = new Map<string, readonly QueuedRequest[]>();
  const added = new Set<string>();
  let count = 0;
  const end = (id: string, reason?: string) => {
    const requests = underWay.get(id);
    underWay.delete(id);
    added.delete(id);
    if (requests) onEnded(requests, reason);
  };
  events.on('completed', ({ jobId }) => end(jobId));
  events.on('failed', ({ jobId, failedReason }) => end(jobId, failedReason));
  await events.waitUntilReady();

  async function look(): Promise<void> {
    const ids = [...added];
    const states = await Promise.all(ids.map((id) => queue.getJobState(id)));
    for (const [at, id] of ids.entries()) {
      if (states[at] === 'failed') end(id, (await queue.getJob(id))?.failedReason);
      if (states[at] === 'unknown') end(id);
    }
  }
  const looking = setInterval(() => look().catch(onError), LOOK_EVERY).unref();

  return {
    send(requests) {
      const id = `batch-${count++}`;
      underWay.set(id, requests);
      const options = { jobId: id, attempts: TRIES, backoff: 500, removeOnComplete: true, removeOnFail: { age: 60 } };
      queue.add('batch', { requests }, options).then(
        () => underWay.has(id) && added.add(id),
        (error: Error) => end(id, error.message),
      );
    },
    async withdraw() {
      await queue.drain(true);
      await look();
    },
    async close() {
      clearInterval(looking);
      await events.close();
      await emptyQueue(queue);
      await queue.close();
    },
  };
}
