import type { Command } from 'commander';
import { addLookOptions, type LookOptions } from './status.js';

export function addWorkersCommand(program: Command): void {
  const command = program
    .command('workers')
    .description('the workers of a Redis: host, process, version, models they ask, replies a second, last seen')
    .addHelpText('after', '\nExample:\n  $ mmt4nl workers --redis redis://queue:6379')
    .action(async (options: LookOptions) => {
      const { workers } = await import('./status-command.js');
      await workers(options);
    });
  addLookOptions(command);
}
