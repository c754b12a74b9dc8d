import { type Command, Option } from 'commander';
import { INIT_TASKS, type InitTask } from '../init/tasks.js';
import { columns } from './arguments.js';

export interface InitOptions {
  readonly task?: InitTask;
  readonly data?: string;
  readonly columns?: Readonly<Record<string, string>>;
  readonly model?: string;
  readonly baseUrl?: string;
  readonly plugin?: boolean;
  readonly force?: boolean;
  readonly yes?: boolean;
}

export function addInitCommand(program: Command): void {
  program
    .command('init')
    .description('begin a project: write an experiment that runs at once; asks on a terminal for what no option says')
    .argument('[folder]', 'where to; it is made where there is none', '.')
    .addOption(new Option('--task <task>', 'what is asked of the model (default: sentiment)').choices(INIT_TASKS))
    .option('--data <file>', 'your texts: .jsonl, .json, .csv or .tsv (default: twenty of ours)')
    .option('--columns <mapping>', 'how your columns are called: input=Question,label=sentiment', columns)
    .option(
      '--model <model>',
      'the model to test, such as openai:gpt-4o (default: embedded:lexicon, which needs no key)',
    )
    .option('--base-url <url>', 'where the model is served, such as http://127.0.0.1:11434/v1')
    .option('--plugin', 'also a mmt4nl.config.ts with an operator of your own, to begin with')
    .option('--force', 'write over files that are there')
    .option('--yes', 'ask nothing')
    .addHelpText(
      'after',
      '\nExamples:\n  $ mmt4nl init\n  $ mmt4nl init robustness --task yes-no --yes\n  $ mmt4nl init --data reviews.csv --columns input=text,label=stars --model openai:gpt-4o\n  $ mmt4nl init --model openai:llama3.2 --base-url http://127.0.0.1:11434/v1',
    )
    .action(async (folder: string, options: InitOptions) => {
      const { init } = await import('./init-command.js');
      await init(folder, options);
    });
}
