import type { Command } from 'commander';
import { duration, money, wholeNumber } from './arguments.js';

export interface ShrinkOptions {
  readonly model?: string;
  readonly shots?: string;
  readonly askings?: number;
  readonly maxRequests?: number;
  readonly maxCost?: number;
  readonly maxTime?: number;
  readonly cache: boolean;
  readonly format: string;
}

export function addShrinkCommand(program: Command): void {
  program
    .command('shrink')
    .description('find the smallest change that still flips the answer of a violated case, asking the model again')
    .argument('<folder>', "the run's folder, or baseline")
    .argument('<case>', "the case's id, as findings prints it")
    .option('--model <model>', 'the model that violated it (default: the first that did)')
    .option('--shots <shots>', 'the condition under which it did (default: the first)')
    .option('--askings <n>', "ask each text so often (default: what the model's noise in the run calls for)", wholeNumber(1)) // biome-ignore format: one option
    .option('--max-requests <n>', 'stop after so many requests; the same command goes on', wholeNumber(1))
    .option('--max-cost <dollars>', 'stop when the replies cost so much, as far as prices are known', money)
    .option('--max-time <time>', 'stop after so long: 90s, 30m, 2h', duration)
    .option('--no-cache', 'ask anew what earlier runs were answered, and keep nothing for later ones')
    .option('--format <format>', 'terminal, md or json', 'terminal')
    .addHelpText(
      'after',
      '\nExamples:\n  $ mmt4nl findings runs/my-run\n  $ mmt4nl shrink runs/my-run 0f3a5c7e9b1d2f40\n  $ mmt4nl shrink runs/my-run 0f3a5c7e9b1d2f40 --model openai:gpt-4o --max-requests 50 --format md',
    )
    .action(async (folder: string, id: string, options: ShrinkOptions) => {
      const { shrink } = await import('./shrink-command.js');
      await shrink(folder, id, options);
    });
}
