import { type Command, Option } from 'commander';
import { names } from './arguments.js';

export interface ExportOptions {
  readonly to: string;
  readonly output: string;
  readonly judge?: string;
  readonly models?: readonly string[];
}

/** The formats of `src/specs/export`, which is loaded when it is used. */
const FORMATS = ['suite', 'openai-evals', 'azure', 'promptfoo', 'csv', 'jsonl'];

export function addExportCommand(program: Command): void {
  program
    .command('export')
    .description('the rules and tests of a prompt for other tools')
    .argument('<prompt>', 'a prompt whose tests were generated')
    .addOption(
      new Option('--to <format>', 'suite, openai-evals, azure, promptfoo, csv or jsonl')
        .choices(FORMATS)
        .makeOptionMandatory(),
    )
    .requiredOption(
      '-o, --output <file>',
      'the file to write; evaluations of OpenAI and Azure get a .data.jsonl beside it',
    )
    .option('--judge <model>', 'who judges there what no program can check')
    .option('--models <models>', 'the models to test there', names)
    .addHelpText(
      'after',
      `
Examples:
  $ mmt4nl export prompts/tagger.prompty --to promptfoo -o promptfooconfig.yaml --models openai:gpt-4o-mini
  $ mmt4nl export prompts/tagger.prompty --to openai-evals -o tagger-evals.json --judge openai:gpt-4o
  $ mmt4nl export prompts/tagger.prompty --to csv -o tests.csv

Files are written, nothing is sent.`,
    )
    .action(async (file: string, options: ExportOptions) => {
      const { exportCommand } = await import('./export-command.js');
      await exportCommand(file, options);
    });
}
