import { type Command, Option } from 'commander';
import { collect } from './arguments.js';

export interface CacheOptions {
  readonly model?: readonly string[];
  readonly format: 'text' | 'json';
}

export function addCacheCommand(program: Command): void {
  const cache = program.command('cache').description('look at, or remove, the replies that outlive runs');
  const options = (command: Command) =>
    command
      .option('--model <model>', 'only of this model; may be given several times', collect)
      .addOption(
        new Option('--format <format>', 'text, or json for other programs').choices(['text', 'json']).default('text'),
      );
  options(cache.command('stats').description('replies and bytes of each model'))
    .addHelpText(
      'after',
      '\nExamples:\n  $ mmt4nl cache stats\n  $ mmt4nl cache stats --model openai:gpt-4o --format json',
    )
    .action(async (given: CacheOptions) => {
      const { cacheStats } = await import('./cache-command.js');
      await cacheStats(given);
    });
  options(cache.command('clear').description('remove the replies, of all models or of some; runs keep theirs'))
    .addHelpText('after', '\nExamples:\n  $ mmt4nl cache clear\n  $ mmt4nl cache clear --model openai:gpt-4o')
    .action(async (given: CacheOptions) => {
      const { cacheClear } = await import('./cache-command.js');
      await cacheClear(given);
    });
}
