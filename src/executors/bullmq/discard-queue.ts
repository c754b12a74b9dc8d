import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { QUEUES } from './keys.js';

/**
 * Removes a queue that nobody sends to any more, with all that is in it. Whoever served it does so too, once it is closed: a
 * last look of BullMQ's at a queue that is gone leaves a key behind.
 */
export async function discardQueue(redis: Redis, name: string): Promise<void> {
  const queue = new Queue(name, { connection: redis, prefix: QUEUES, skipMetasUpdate: true });
  await queue.obliterate({ force: true });
  await queue.close();
}
