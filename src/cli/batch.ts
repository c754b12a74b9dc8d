import type { Command } from 'commander';
import { collect, wholeNumber } from './arguments.js';
import type { Overrides } from './chosen-experiment.js';

export interface ExportOptions extends Overrides {
  readonly provider: string;
  readonly out: string;
  readonly folder?: string;
  readonly errors?: boolean;
  readonly cache: boolean;
}

export interface ImportOptions {
  readonly cache: boolean;
}

export function addBatchCommand(program: Command): void {
  const batch = program.command('batch').description("ask through a provider's batch files: later, for half the price");
  batch
    .command('export')
    .description("write what a run has to ask as a provider's batch file, and make the run's folder; needs no key")
    .argument('<experiment>', 'a YAML file, such as experiments/sentiment.yaml')
    .requiredOption('--provider <provider>', 'openai (and servers that take its files) or anthropic')
    .requiredOption('--out <file>', 'the batch file; what does not fit goes on in FILE-2, FILE-3, …')
    .option('--model <model>', "ask this model instead of the experiment's; may be given several times", collect)
    .option('--limit <n>', 'only the first n items', wholeNumber(1))
    .option('--seed <n>', "instead of the experiment's seed", wholeNumber(0))
    .option('--folder <folder>', "the run's folder (default: runs/NAME-… under the current folder, as for run)")
    .option('--errors', 'also what was given up before')
    .option('--no-cache', 'also what earlier runs were answered')
    .addHelpText(
      'after',
      '\nExamples:\n  $ mmt4nl batch export experiments/sentiment.yaml --provider openai --model openai:gpt-4o --out batch.jsonl\n  $ mmt4nl batch export experiments/paper.yaml --provider anthropic --model anthropic:claude-haiku-4-5 --out batch.json',
    )
    .action(async (experiment: string, options: ExportOptions) => {
      const { batchExport } = await import('./batch-command.js');
      await batchExport(experiment, options);
    });
  batch
    .command('import')
    .description("take a batch's results into its run; resume then asks only what is missing")
    .argument('<folder>', "the run's folder")
    .argument('<results...>', "the provider's output file, and its error file where there is one")
    .option('--no-cache', 'keep the replies in the run alone, not for later runs')
    .addHelpText(
      'after',
      '\nExamples:\n  $ mmt4nl batch import runs/sentiment-1a2b3c4d batch_output.jsonl batch_errors.jsonl\n  $ mmt4nl resume runs/sentiment-1a2b3c4d',
    )
    .action(async (folder: string, results: readonly string[], options: ImportOptions) => {
      const { batchImport } = await import('./batch-command.js');
      await batchImport(folder, results, options);
    });
}
