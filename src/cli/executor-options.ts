import { type Command, Option } from 'commander';
import { UserError } from '../core/errors.js';
import type { Executor } from '../executors/executor.js';
import { nameModel } from '../models/index.js';
import { wholeNumber } from './arguments.js';

/** Where the requests of a session are asked from. */
export interface ExecutorOptions {
  readonly executor: 'local' | 'bullmq';
  readonly redis?: string;
  readonly batchSize: number;
  readonly underWay: number;
}

export const REDIS = 'redis://… or rediss://… (default: MMT4NL_REDIS)';

/** The options of the commands that can have others ask. */
export function addExecutorOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--executor <executor>', 'who asks: this process, or workers that take batches from a queue on Redis')
        .choices(['local', 'bullmq'])
        .default('local'),
    )
    .option('--redis <url>', `with --executor bullmq: the Redis, ${REDIS}`)
    .option('--batch-size <n>', 'with --executor bullmq: requests of a batch at most', wholeNumber(1), 50)
    .option('--under-way <n>', 'with --executor bullmq: requests of a model in Redis at most', wholeNumber(1), 4000);
}

/** The address that is given, or the environment's. Throws UserError where there is neither. */
export function redisAt(given: string | undefined): string {
  const url = given ?? process.env['MMT4NL_REDIS'];
  if (url) return url;
  throw new UserError(
    'Expected the address of a Redis, got none',
    'Name it: --redis redis://HOST:6379, or MMT4NL_REDIS',
  );
}

/** How models are asked: by the executor, where it is not this process; then the models need no key here. */
export interface Chosen {
  readonly executor?: Executor;
  readonly open?: typeof nameModel;
}

/** Does the work with the executor that the options name, and a connection to its Redis where it has one. */
export async function withExecutor(
  { executor, redis: given, batchSize: batch, underWay }: ExecutorOptions,
  note: (text: string) => void,
  work: (chosen: Chosen) => Promise<void>,
): Promise<void> {
  if (executor === 'local') {
    if (given !== undefined)
      throw new UserError('Expected --redis only with --executor bullmq', 'Add --executor bullmq');
    return await work({});
  }
  const url = redisAt(given);
  const [{ bullmq }, { connect }] = await Promise.all([
    import('../executors/bullmq/bullmq.js'),
    import('../executors/bullmq/redis.js'),
  ]);
  const redis = await connect(url, note);
  try {
    await work({ executor: bullmq({ redis, batch, underWay }), open: nameModel });
  } finally {
    redis.disconnect();
  }
}
