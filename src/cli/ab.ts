import { type Command, Option } from 'commander';
import { duration, money, wholeNumber } from './arguments.js';

export interface AbOptions {
  readonly suite?: string;
  readonly model?: string;
  readonly all?: boolean;
  readonly maxRequests?: number;
  readonly maxCost?: number;
  readonly maxTime?: number;
  readonly cache: boolean;
  readonly format: string;
  readonly quiet?: boolean;
}

const FORMATS = ['console', 'md', 'json'];

export function addAbCommand(program: Command): void {
  program
    .command('ab')
    .description('ask two prompts the same cases side by side, until it is decided which is better')
    .argument('<a>', 'a suite, or with --suite a prompt: a .prompty file or a template')
    .argument('<b>', 'the other')
    .option('--suite <file>', 'the suite whose cases and invariants both prompts are held to')
    .option('--model <model>', "ask this model instead of the suite's first")
    .option('--all', 'ask all cases even where it is decided before')
    .option('--max-requests <n>', 'stop after so many requests', wholeNumber(1))
    .option('--max-cost <dollars>', 'stop when the replies cost so much, as far as prices are known', money)
    .option('--max-time <time>', 'stop after so long: 90s, 30m, 2h', duration)
    .option('--no-cache', 'ask anew what earlier runs were answered, and keep nothing for later ones')
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
}
