import { type Command, Option } from 'commander';
import { EFFORTS, type EffortName } from '../specs/effort.js';
import { addEvaluateOptions, type EvaluateOptions } from './evaluate-options.js';

export interface PexOptions extends EvaluateOptions {
  readonly generator: string;
  readonly force?: boolean;
  readonly effort: EffortName;
}

export function addPexCommand(program: Command): void {
  addEvaluateOptions(
    program
      .command('pex')
      .argument('<prompts...>', '.prompty files, texts, or contract suites')
      .option(
        '--generator <model>',
        'who makes specification and tests: a model, or embedded (no key needed)',
        'embedded',
      )
      .addOption(
        new Option('--effort <effort>', 'how many tests: min, low, medium or high')
          .choices(Object.keys(EFFORTS))
          .default('medium'),
      )
      .option('--force', 'make specification and tests anew, also what was edited'),
  )
    .description('all of it: what a prompt demands, tests of it, which models comply; one report')
    .addHelpText(
      'after',
      `
Examples:
  $ mmt4nl pex examples/prompts/tag-word.prompty --models embedded:lexicon
  $ mmt4nl pex prompts/*.prompty --generator openai:gpt-4o --models openai:gpt-4o-mini --judge openai:gpt-4o -o report.md --format md

Without --models the specification and the tests are made and reported. Stopped at any point, the same command goes on.`,
    )
    .action(async (files: readonly string[], options: PexOptions) => {
      const { pex } = await import('./pex-command.js');
      await pex(files, options);
    });
}
