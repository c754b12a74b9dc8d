import { type Command, Option } from 'commander';
import { REDIS } from './executor-options.js';

/** What the commands that look into a Redis take. */
export interface LookOptions {
  readonly redis?: string;
  readonly format: 'terminal' | 'json';
}

export function addLookOptions(command: Command): Command {
  return command
    .option('--redis <url>', `the Redis that the runs are on, ${REDIS}`)
    .addOption(new Option('--format <format>', 'how it is printed').choices(['terminal', 'json']).default('terminal'));
}

export function addStatusCommand(program: Command): void {
  const command = program
    .command('status')
    .description('the runs that workers ask for: batches waiting, active and failed, replies a second')
    .addHelpText('after', '\nExample:\n  $ mmt4nl status --redis redis://queue:6379')
    .action(async (options: LookOptions) => {
      const { status } = await import('./status-command.js');
      await status(options);
    });
  addLookOptions(command);
}
