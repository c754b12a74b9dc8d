import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { QUEUES } from './keys.js';

/**
 * Removes a queue that nobody sends to any more, with all that is in it. Whoever served it does so too, once it is closed: a
 * last look of BullMQ's at a queue that is gone leaves a key behind.
 */
export async function discardQueue(redis: Redis, name: string): Promise<void> {
  const queue = new Queue(name, { connection: redis, prefix: QUEUES, skipMetasUpdate: true });
  await emptyQueue(queue);
  await queue.close();
}

/**
 * Removes what is in a queue. BullMQ pauses it first, and complains of one that is not paused: then another process that
 * removes it at the same time was done with it after we had paused it, and nothing is left.
 */
export async function emptyQueue(queue: Queue): Promise<void> {
  try {
    await queue.obliterate({ force: true });
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('non-paused'))) throw error;
  }
}
