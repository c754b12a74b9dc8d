import { type Command, Option } from 'commander';
import { addLimitOptions, type LimitOptions } from './session-options.js';

export interface AbOptions extends LimitOptions {
  readonly suite?: string;
  readonly model?: string;
  readonly all?: boolean;
  readonly format: string;
  readonly quiet?: boolean;
}

const FORMATS = ['console', 'md', 'json'];

export function addAbCommand(program: Command): void {
  const command = program
    .command('ab')
    .description('ask two prompts the same cases side by side, until it is decided which is better')
    .argument('<a>', 'a suite, or with --suite a prompt: a .prompty file or a template')
    .argument('<b>', 'the other')
    .option('--suite <file>', 'the suite whose cases and invariants both prompts are held to')
    .option('--model <model>', "ask this model instead of the suite's first")
    .option('--all', 'ask all cases even where it is decided before')
    .addOption(new Option('--format <format>', FORMATS.join(', ')).choices(FORMATS).default('console'))
    .option('--quiet', 'no progress, only the result')
    .addHelpText(
      'after',
      '\nExamples:\n  $ mmt4nl ab prompts/support-1.2.yaml prompts/support-1.3.yaml\n  $ mmt4nl ab plain.prompty kind.prompty --suite prompts/support.yaml --model openai:gpt-4o',
    )
    .action(async (a: string, b: string, options: AbOptions) => {
      const { ab } = await import('./ab-command.js');
      await ab(a, b, options);
    });
  addLimitOptions(command);
}
