import type { Command } from 'commander';
import { wholeNumber } from './arguments.js';

export interface FindingsOptions {
  readonly model?: string;
  readonly category?: string;
  readonly most: number;
  readonly format: string;
}

export function addFindingsCommand(program: Command): void {
  program
    .command('findings')
    .description(
      'group the violations of a run by rule and change of answer, largest first, each with its shortest case',
    )
    .argument('<folder>', "the run's folder, or baseline")
    .option('--model <model>', 'of this model alone')
    .option('--category <category>', 'of this category alone')
    .option('--most <n>', 'so many findings', wholeNumber(1), 10)
    .option('--format <format>', 'terminal, md or json', 'terminal')
    .addHelpText(
      'after',
      '\nExamples:\n  $ mmt4nl findings runs/my-run\n  $ mmt4nl findings runs/my-run --category negation --most 3 --format md',
    )
    .action(async (folder: string, options: FindingsOptions) => {
      const { findings } = await import('./findings-command.js');
      await findings(folder, options);
    });
}
