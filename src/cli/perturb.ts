import { type Command, Option } from 'commander';
import { attributes, columns, names, wholeNumber } from './arguments.js';

export interface PerturbOptions {
  readonly task: string;
  readonly perturbations?: readonly string[];
  readonly perItem: number;
  readonly sets?: true | readonly string[];
  readonly seed: number;
  readonly limit?: number;
  readonly columns?: Readonly<Record<string, string>>;
  readonly format: 'text' | 'jsonl';
}

export function addPerturbCommand(program: Command): void {
  program
    .command('perturb')
    .description('make follow-ups of the texts in a dataset, without asking any model')
    .argument('<dataset>', 'a .jsonl, .json, .csv or .tsv file')
    .requiredOption('--task <task>', 'sentiment or yes-no: what must stay the same')
    .option(
      '--perturbations <names>',
      'only these, separated by commas; negation+typo: one on the follow-up of the other (default: all that serve the task)',
      names,
    )
    .option('--per-item <n>', 'at most so many follow-ups per text and operator', wholeNumber(1), 1)
    .option(
      '--sets [attributes]',
      'the same text for every group of an attribute: all must get one answer (of these alone: religion,age)',
      attributes,
    )
    .option('--seed <n>', 'another seed gives other follow-ups', wholeNumber(0), 42)
    .option('--limit <n>', 'only the first n texts', wholeNumber(1))
    .option('--columns <mapping>', 'which columns to read, e.g. input=Question,label=sentiment', columns)
    .addOption(
      new Option('--format <format>', 'text to read, or jsonl: one pair a line')
        .choices(['text', 'jsonl'])
        .default('text'),
    )
    .addHelpText(
      'after',
      '\nExamples:\n  $ mmt4nl perturb datasets/chat-messages.jsonl --task sentiment --limit 5\n  $ mmt4nl perturb chats.csv --columns input=Question,label=sentiment --task sentiment --format jsonl > pairs.jsonl\n  $ mmt4nl perturb datasets/chat-messages.jsonl --task sentiment --perturbations fairness --sets religion --limit 1',
    )
    .action(async (file: string, options: PerturbOptions) => {
      const { perturb } = await import('./perturb-command.js');
      await perturb(file, options);
    });
}
