import type { Command } from 'commander';

export interface ScoreOptions {
  readonly task?: string;
  readonly format: string;
  readonly layout: string;
}

export function addScoreCommand(program: Command): void {
  program
    .command('score')
    .description('score outputs that were obtained elsewhere: another program, a batch job, a paper')
    .argument('<recordings>', 'a .jsonl or .csv file of pairs with model, shots, source_output and follow_up_output')
    .option('--task <task>', 'the task of rows that name none: sentiment or yes-no')
    .option('--format <format>', 'terminal, md, csv, latex, json or html', 'terminal')
    .option('--layout <layout>', 'full, or paper: the columns of the MMT4NL paper', 'full')
    .addHelpText(
      'after',
      '\nExamples:\n  $ mmt4nl score recordings.jsonl\n  $ mmt4nl score recordings.jsonl --layout paper --format latex',
    )
    .action(async (file: string, options: ScoreOptions) => {
      const { score } = await import('./score-command.js');
      await score(file, options);
    });
}
