import type { Command } from 'commander';
import { duration } from './arguments.js';
import { REDIS } from './executor-options.js';

export interface WorkerOptions {
  readonly redis?: string;
  /** Seconds. */
  readonly takeover: number;
}

export function addWorkerCommand(program: Command): void {
  program
    .command('worker')
    .description('ask models for runs that other machines coordinate, until SIGTERM')
    .option('--redis <url>', `the Redis that the runs are on, ${REDIS}`)
    .option(
      '--takeover <time>',
      'after so long without a sign of life, a batch is taken over from the worker that had it',
      duration,
      30,
    )
    .addHelpText(
      'after',
      '\nKeys are read from the environment of the worker: OPENAI_API_KEY and the like. On SIGTERM or Ctrl-C what is under way is\nwaited for and the rest goes back to the queue; a second one ends it at once.\n\nExamples:\n  $ OPENAI_API_KEY=… mmt4nl worker --redis redis://queue:6379\n  $ mmt4nl run experiments/paper.yaml --model openai:gpt-4o --executor bullmq --redis redis://queue:6379',
    )
    .action(async (options: WorkerOptions) => {
      const { worker } = await import('./worker-command.js');
      await worker(options);
    });
}
