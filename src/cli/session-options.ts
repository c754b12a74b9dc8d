import type { Command } from 'commander';
import { duration, money, wholeNumber } from './arguments.js';

/** What one session of a run may spend, and how it tells of itself. */
export interface SessionOptions {
  readonly maxRequests?: number;
  /** US dollars. */
  readonly maxCost?: number;
  /** Seconds. */
  readonly maxTime?: number;
  readonly cache: boolean;
  readonly record?: string;
  readonly quiet?: boolean;
}

/** The options of every command that asks models. */
export function addSessionOptions(command: Command): Command {
  return command
    .option('--max-requests <n>', 'stop after so many requests; resume goes on', wholeNumber(1))
    .option('--max-cost <dollars>', 'stop when the replies cost so much, as far as prices are known', money)
    .option('--max-time <time>', 'stop after so long: 90s, 30m, 2h', duration)
    .option('--no-cache', 'ask anew what earlier runs were answered, and keep nothing for later ones')
    .option('--record <file>', 'write what was asked and answered to a file that replay:FILE answers from')
    .option('--quiet', 'no progress, only the result');
}
