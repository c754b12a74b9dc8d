import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { expect, onTestFinished, test } from 'vitest';
import { discardQueue } from '../../src/executors/bullmq/discard-queue.js';
import { QUEUES } from '../../src/executors/bullmq/keys.js';
import { freshFolders } from '../support/folder.js';
import { noRedis, startRedis } from '../support/redis.js';

const fresh = freshFolders();

test.skipIf(noRedis)(
  'a queue that several processes discard at once is gone, and none of them minds the others',
  async () => {
    const server = await startRedis(fresh());
    const redis = new Redis(server.url, { maxRetriesPerRequest: null });
    onTestFinished(async () => {
      redis.disconnect();
      await server.stop();
    });
    const queue = new Queue('shared', { connection: redis, prefix: QUEUES });
    await queue.addBulk(Array.from({ length: 50 }, (_, nth) => ({ name: 'batch', data: nth })));
    await queue.close();
    expect(await redis.keys('*')).not.toEqual([]);

    await Promise.all(Array.from({ length: 8 }, () => discardQueue(redis, 'shared')));

    expect(await redis.keys('*')).toEqual([]);
  },
);
