import { type Command, Option } from 'commander';
import { names, number, wholeNumber } from './arguments.js';
import { addLimitOptions, type LimitOptions } from './session-options.js';

/** What an evaluation is asked with, and how it is told. */
export interface EvaluateOptions extends LimitOptions {
  readonly models?: readonly string[];
  readonly judge?: readonly string[];
  readonly perturb?: readonly string[];
  readonly temperature?: number;
  readonly maxTokens?: number;
  readonly seed: number;
  readonly format: string;
  readonly output?: string;
  readonly quiet?: boolean;
}

/** The options of `evaluate` and `pex`. */
export function addEvaluateOptions(command: Command): Command {
  return addLimitOptions(
    command
      .option('--models <models>', 'the models under test, such as openai:gpt-4o-mini,gemini:gemini-2.0-flash', names)
      .option('--judge <models>', 'who judges what no program can check; several vote', names)
      .option('--perturb <operators>', 'ask the tests in other words too, such as typo,coreference', names)
      .option('--temperature <number>', 'of the models under test (by default 0)', number(0, 2, '0.7'))
      .option('--max-tokens <n>', 'of a reply of the models under test', wholeNumber(1))
      .option('--seed <n>', 'of the perturbations', wholeNumber(0), 42)
      .addOption(
        new Option('--format <format>', 'console, md, html or json')
          .choices(['console', 'md', 'html', 'json'])
          .default('console'),
      )
      .option('-o, --output <file>', 'write the report to a file'),
    'the same command',
  ).option('--quiet', 'no progress, only the result');
}
