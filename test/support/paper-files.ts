import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './cli.js';

/** What scripts/paper-recordings.mjs makes of a folder of results. */
export const convert = (results: string) =>
  spawnSync(process.execPath, [path.join(ROOT, 'scripts', 'paper-recordings.mjs'), results], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
export const objects = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, string>);

/** Writes tests as the paper's authors do: a file per folder, model and shots. */
export function publish(results: string, folder: string, name: string, tests: readonly object[]): void {
  mkdirSync(path.join(results, folder), { recursive: true });
  writeFileSync(path.join(results, folder, name), JSON.stringify(tests, null, 4));
}
