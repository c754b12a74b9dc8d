import type { Command } from 'commander';
import { addLimitOptions, type LimitOptions } from './session-options.js';

/** The options of every command that makes a specification or tests. */
export interface SpecOptions extends LimitOptions {
  /** `embedded`, or a model. */
  readonly generator: string;
  readonly force?: boolean;
  readonly quiet?: boolean;
}

export function addSpecOptions(command: Command): Command {
  return addLimitOptions(
    command
      .argument('<prompt>', 'a .prompty file, a text, or a contract suite (.yaml, .json)')
      .option(
        '--generator <model>',
        'who makes them: a model such as openai:gpt-4o, or embedded: language analysis, no key needed',
        'embedded',
      )
      .option('--force', 'make all anew, also what was edited'),
    'the same command',
  ).option('--quiet', 'no progress, only the result');
}
