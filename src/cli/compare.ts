import type { Command } from 'commander';
import { names, wholeNumber } from './arguments.js';

export interface CompareOptions {
  readonly measure: string;
  readonly models?: readonly string[];
  readonly examples: number;
  readonly format: string;
}

export function addCompareCommand(program: Command): void {
  program
    .command('compare')
    .description('compare two runs on the cases that both have: models, prompts or versions')
    .argument('<run-a>', "the folder of a run, or a baseline's name")
    .argument('<run-b>', 'the run that is held against it')
    .option('--measure <measure>', 'relation, accuracy or oracle', 'relation')
    .option('--models <a,b>', 'which model of each run (default: those that both have)', names)
    .option('--examples <n>', 'so many broken and fixed cases of each category', wholeNumber(0), 2)
    .option('--format <format>', 'terminal, md or json', 'terminal')
    .addHelpText(
      'after',
      '\nExamples:\n  $ mmt4nl compare runs/main runs/branch\n  $ mmt4nl compare runs/models runs/models --models openai:gpt-4o,gemini:gemini-2.0-flash\n  $ mmt4nl compare baseline runs/branch --format md > comment.md',
    )
    .action(async (a: string, b: string, options: CompareOptions) => {
      const { compare } = await import('./compare-command.js');
      await compare(a, b, options);
    });
}
