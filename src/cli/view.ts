import type { Command } from 'commander';
import { wholeNumber } from './arguments.js';

export interface ViewOptions {
  readonly port: number;
}

export function addViewCommand(program: Command): void {
  program
    .command('view')
    .description('look through a run in the browser, also while it goes on; served to this machine alone')
    .argument('<folder>', "the run's folder, or baseline")
    .option('--port <port>', 'where to listen; 0: any port that is free', wholeNumber(0), 4848)
    .addHelpText('after', '\nExample:\n  $ mmt4nl view runs/my-run')
    .action(async (folder: string, options: ViewOptions) => {
      const { view } = await import('./view-command.js');
      await view(folder, options);
    });
}
