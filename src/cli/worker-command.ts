import { connect, shownUrl } from '../executors/bullmq/redis.js';
import { startWorker } from '../executors/bullmq/worker.js';
import { redisAt } from './executor-options.js';
import { plugins } from './plugins.js';
import { note } from './print.js';
import type { WorkerOptions } from './worker.js';

/** `mmt4nl worker`: until it is told to end. */
export async function worker({ redis: given, takeover }: WorkerOptions): Promise<void> {
  const url = redisAt(given);
  const found = await plugins();
  const redis = await connect(url, note);
  const options = { redis, plugins: found, environment: process.env, takeover: takeover * 1000, note };
  const ended = new Promise<void>((end) => {
    let told = false;
    const stop = () => {
      if (told) process.exit(130);
      told = true;
      note('Draining: what is under way is waited for, the rest goes back to the queue');
      end();
    };
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
  });
  const atWork = startWorker(options);
  note(`Waiting for work on ${shownUrl(url)}`);
  await ended;
  try {
    await atWork.drain();
  } finally {
    redis.disconnect();
  }
}
