import type { Command } from 'commander';
import { wholeNumber } from './arguments.js';
import { addLimitOptions, type LimitOptions } from './session-options.js';

export interface ShrinkOptions extends LimitOptions {
  readonly model?: string;
  readonly shots?: string;
  readonly askings?: number;
  readonly format: string;
}

export function addShrinkCommand(program: Command): void {
  const command = program
    .command('shrink')
    .description('find the smallest change that still flips the answer of a violated case, asking the model again')
    .argument('<folder>', "the run's folder, or baseline")
    .argument('<case>', "the case's id, as findings prints it")
    .option('--model <model>', 'the model that violated it (default: the first that did)')
    .option('--shots <shots>', 'the condition under which it did (default: the first)')
    .option('--askings <n>', "ask each text so often (default: what the model's noise in the run calls for)", wholeNumber(1)) // biome-ignore format: one option
    .option('--format <format>', 'terminal, md or json', 'terminal')
    .addHelpText(
      'after',
      '\nExamples:\n  $ mmt4nl findings runs/my-run\n  $ mmt4nl shrink runs/my-run 0f3a5c7e9b1d2f40\n  $ mmt4nl shrink runs/my-run 0f3a5c7e9b1d2f40 --model openai:gpt-4o --max-requests 50 --format md',
    )
    .action(async (folder: string, id: string, options: ShrinkOptions) => {
      const { shrink } = await import('./shrink-command.js');
      await shrink(folder, id, options);
    });
  addLimitOptions(command, 'the same command');
}
