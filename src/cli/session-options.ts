import type { Command } from 'commander';
import { duration, money, repeated, wholeNumber } from './arguments.js';

/** What one session may spend. */
export interface LimitOptions {
  readonly maxRequests?: number;
  /** US dollars. */
  readonly maxCost?: number;
  /** Seconds. */
  readonly maxTime?: number;
  readonly cache: boolean;
}

/** What one session of a run may spend, and how it tells of itself. */
export interface SessionOptions extends LimitOptions {
  readonly record?: string;
  /** What must hold of the result. */
  readonly gate?: readonly string[];
  readonly quiet?: boolean;
}

/** What `--gate` takes. */
export const GATE = "exit 1 unless this holds, e.g. 'relation >= 0.9', 'relation lower >= 0.8 for negation', 'no regression vs baseline'; may be given several times"; // biome-ignore format: one sentence

/** The options of every command that asks models. */
export function addSessionOptions(command: Command): Command {
  return addLimitOptions(command, 'resume')
    .option('--gate <condition>', GATE, repeated)
    .option('--record <file>', 'write what was asked and answered to a file that replay:FILE answers from')
    .option('--quiet', 'no progress, only the result');
}

/** @param how what goes on with what was stopped; undefined: it begins anew */
export function addLimitOptions(command: Command, how?: string): Command {
  const then = how === undefined ? '' : `; ${how} goes on`;
  return command
    .option('--max-requests <n>', `stop after so many requests${then}`, wholeNumber(1))
    .option('--max-cost <dollars>', 'stop when the replies cost so much, as far as prices are known', money)
    .option('--max-time <time>', 'stop after so long: 90s, 30m, 2h', duration)
    .option('--no-cache', 'ask anew what earlier runs were answered, and keep nothing for later ones');
}
