import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');
const MAIN = path.join(ROOT, 'dist', 'src', 'cli', 'main.js');

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface CliOptions {
  readonly cwd?: string;
  readonly env?: Record<string, string>;
  /** The user to run as. */
  readonly uid?: number;
  /** A command that runs the one after it, such as `sh -c 'ulimit -f 16; exec "$@"' sh`. */
  readonly under?: readonly string[];
  /** Another build to run. */
  readonly main?: string;
}

/** Where `npm run coverage` collects what was run; another user, or one whose files may not grow, could not write there. */
const collected = process.env['NODE_V8_COVERAGE'];

/** Each call has a cache of its own, so that no test is answered by another. */
const caches = mkdtempSync(path.join(tmpdir(), 'mmt4nl-caches-'));
process.on('exit', () => rmSync(caches, { recursive: true, force: true }));
let calls = 0;

/** Runs the built command line, as users do; `kill` may end it early. */
export function startCli(args: readonly string[], options: CliOptions = {}) {
  const call = [process.execPath, options.main ?? MAIN, ...args];
  const [command = '', ...rest] = options.under === undefined ? call : [...options.under, ...call];
  const child = spawn(command, rest, {
    cwd: options.cwd ?? ROOT,
    env: {
      PATH: process.env['PATH'] ?? '',
      MMT4NL_CACHE: path.join(caches, String(calls++)),
      ...(collected !== undefined &&
        options.uid === undefined &&
        options.under === undefined && { NODE_V8_COVERAGE: collected }),
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(options.uid !== undefined && { uid: options.uid }),
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const ended = new Promise<Ended>((resolve) => child.on('close', (code) => resolve({ code, stdout, stderr })));
  return { ended, kill: (signal: NodeJS.Signals) => child.kill(signal), saidSoFar: () => stderr };
}

export function cli(...args: readonly string[]): Promise<Ended> {
  return startCli(args).ended;
}
