import type { Command } from 'commander';
import { wholeNumber } from './arguments.js';

export interface ViewOptions {
  readonly port: number;
  readonly reviewer?: string;
  readonly against?: string;
  readonly trend?: string;
}

export function addViewCommand(program: Command): void {
  program
    .command('view')
    .description('look through a run in the browser, also while it goes on; served to this machine alone')
    .argument('<folder>', "the run's folder, or baseline")
    .option('--port <port>', 'where to listen; 0: any port that is free', wholeNumber(0), 4848)
    .option('--against <run>', 'beside another run, or baseline: what became better or worse')
    .option('--trend <folder>', 'where earlier runs of the same experiment are (default: beside the run)')
    .option(
      '--reviewer <name>',
      'read follow-ups as this reader: accept or reject each; kept in the folder, in judged.jsonl',
    )
    .addHelpText('after', '\nExamples:\n  $ mmt4nl view runs/my-run\n  $ mmt4nl view runs/my-run --reviewer ada')
    .action(async (folder: string, options: ViewOptions) => {
      const { view } = await import('./view-command.js');
      await view(folder, options);
    });
}
