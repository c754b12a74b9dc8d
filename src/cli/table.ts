import type { Command } from 'commander';
import { repeated } from './arguments.js';
import { GATE } from './session-options.js';

export function addTableCommand(program: Command): void {
  program
    .command('table')
    .description('print the tables of a run again, in any format')
    .argument('<folder>', "the run's folder")
    .option('--format <format>', 'terminal, md, csv, latex, json, junit or html', 'terminal')
    .option('--layout <layout>', 'full, or paper: the columns of the MMT4NL paper', 'full')
    .option('--gate <condition>', GATE, repeated)
    .addHelpText(
      'after',
      '\nExamples:\n  $ mmt4nl table runs/my-run --format latex --layout paper > table.tex\n  $ mmt4nl table runs/my-run --format html > report.html',
    )
    .action(async (folder: string, options: { format: string; layout: string; gate?: readonly string[] }) => {
      const { table } = await import('./run-command.js');
      await table(folder, options);
    });
}
