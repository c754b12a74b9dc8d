import { type Command, Option } from 'commander';
import { EFFORTS, type EffortName } from '../specs/effort.js';
import { names, number } from './arguments.js';
import { addSpecOptions, type SpecOptions } from './spec-options.js';

export interface GenerateOptions extends SpecOptions {
  readonly effort: EffortName;
  readonly judge?: readonly string[];
  readonly accept: number;
}

export function addGenerateCommand(program: Command): void {
  addSpecOptions(program.command('generate'))
    .description('tests that challenge a prompt: of each rule and its opposite, without rules, harder ones')
    .addOption(
      new Option('--effort <effort>', 'how many tests: min, low, medium or high')
        .choices(Object.keys(EFFORTS))
        .default('medium'),
    )
    .option('--judge <models>', 'make expected outputs too (the generator answers), scored by these models', names)
    .option(
      '--accept <score>',
      'the mean score, from 0 to 100, from which an output can be expected',
      number(0, 100, '80'),
      80,
    )
    .addHelpText(
      'after',
      `
Examples:
  $ mmt4nl generate examples/prompts/tag-word.prompty --effort min
  $ mmt4nl generate prompts/tagger.prompty --generator openai:gpt-4o --judge openai:gpt-4o-mini,gemini:gemini-2.0-flash

The specification is made first where it is missing or stale. Another effort makes the tests anew whose number it changes.`,
    )
    .action(async (file: string, options: GenerateOptions) => {
      const { generate } = await import('./generate-command.js');
      await generate(file, options);
    });
}
