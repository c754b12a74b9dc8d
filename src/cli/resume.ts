import type { Command } from 'commander';
import { addExecutorOptions, type ExecutorOptions } from './executor-options.js';
import { addSessionOptions, type SessionOptions } from './session-options.js';

export interface ResumeOptions extends SessionOptions, ExecutorOptions {
  readonly format: string;
  readonly layout: string;
  readonly errors?: boolean;
}

export function addResumeCommand(program: Command): void {
  const command = program
    .command('resume')
    .description('go on with a run that was stopped: what was answered is not asked again')
    .argument('<folder>', "the run's folder")
    .option('--errors', 'ask again also what was given up after all attempts')
    .option('--format <format>', 'terminal, md, csv, latex, json, junit or html', 'terminal')
    .option('--layout <layout>', 'full, or paper: the columns of the MMT4NL paper', 'full')
    .addHelpText(
      'after',
      '\nExamples:\n  $ mmt4nl resume runs/sentiment-1a2b3c4d\n  $ mmt4nl resume runs/paper-5e6f7a8b --errors --max-cost 5\n  $ mmt4nl resume runs/paper-5e6f7a8b --record paper.jsonl',
    )
    .action(async (folder: string, options: ResumeOptions) => {
      const { resume } = await import('./run-command.js');
      await resume(folder, options);
    });
  addExecutorOptions(addSessionOptions(command));
}
