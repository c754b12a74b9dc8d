import type { Command } from 'commander';
import { addSpecOptions, type SpecOptions } from './spec-options.js';

export interface SpecCommandOptions extends SpecOptions {
  readonly show?: boolean;
  readonly suite?: string;
  readonly judge?: string;
}

export function addSpecCommand(program: Command): void {
  addSpecOptions(program.command('spec'))
    .description('what a prompt demands: intent, input specification, rules on its output, and their opposites')
    .option('--show', 'print the specification')
    .option('--suite <file>', 'write a contract suite: rules as invariants, tests as cases (mmt4nl test FILE)')
    .option('--judge <model>', 'with --suite: the model that judges the rules that no program can check')
    .addHelpText(
      'after',
      `
Examples:
  $ mmt4nl spec examples/prompts/tag-word.prompty --show
  $ mmt4nl spec prompts/tagger.prompty --generator openai:gpt-4o
  $ mmt4nl spec prompts/support.yaml
  $ mmt4nl spec prompts/tagger.prompty --suite tagger.yaml --judge openai:gpt-4o

Everything lies in a folder beside the prompt (tagger.spec) as YAML. Edit it: what you wrote is kept, and only what depends on
it is made anew.`,
    )
    .action(async (file: string, options: SpecCommandOptions) => {
      const { spec } = await import('./spec-command.js');
      await spec(file, options);
    });
}
