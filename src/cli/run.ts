import type { Command } from 'commander';
import { collect, wholeNumber } from './arguments.js';
import type { Overrides } from './chosen-experiment.js';
import { addExecutorOptions, type ExecutorOptions } from './executor-options.js';
import { addSessionOptions, type SessionOptions } from './session-options.js';

export interface RunOptions extends SessionOptions, ExecutorOptions, Overrides {
  readonly out?: string;
  readonly dryRun?: boolean;
  readonly format: string;
  readonly layout: string;
}

export function addRunCommand(program: Command): void {
  const command = program
    .command('run')
    .description('run an experiment: perturb its data, ask its models, print the tables')
    .argument('<experiment>', 'a YAML file, such as experiments/sentiment.yaml')
    .option('--model <model>', "ask this model instead of the experiment's; may be given several times", collect)
    .option('--limit <n>', 'only the first n items', wholeNumber(1))
    .option('--seed <n>', "instead of the experiment's seed", wholeNumber(0))
    .option('--out <folder>', "the run's folder (default: runs/NAME-… under the current folder, one for each set-up)")
    .option(
      '--dry-run',
      'only say what would be asked, and what it would cost at most; needs no key (terminal or json)',
    )
    .option('--format <format>', 'terminal, md, csv, latex, json, junit or html', 'terminal')
    .option('--layout <layout>', 'full, or paper: the columns of the MMT4NL paper', 'full')
    .addHelpText(
      'after',
      '\nExamples:\n  $ mmt4nl run experiments/sentiment.yaml\n  $ mmt4nl run experiments/paper.yaml --limit 5 --layout paper\n  $ mmt4nl run experiments/sentiment.yaml --model embedded:lexicon --format json > rows.json\n  $ mmt4nl run experiments/paper.yaml --model openai:gpt-4o --dry-run\n  $ mmt4nl run experiments/sentiment.yaml --model openai:gpt-4o --max-cost 2.50 --max-time 30m\n  $ mmt4nl run experiments/sentiment.yaml --model openai:gpt-4o --limit 20 --record gpt-4o.jsonl\n  $ mmt4nl run experiments/sentiment.yaml --model replay:gpt-4o.jsonl --limit 20',
    )
    .action(async (experiment: string, options: RunOptions) => {
      if (options.dryRun) {
        const { dryRun } = await import('./dry-run-command.js');
        return await dryRun(experiment, options);
      }
      const { run } = await import('./run-command.js');
      return await run(experiment, options);
    });
  addExecutorOptions(addSessionOptions(command));
}
