import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../core/errors.js';
import type { ProjectFile } from './project.js';

/** Where runs are kept, which a repository has no use for. */
const IGNORED = 'runs/';

/**
 * Writes the files into a folder, which is made where there is none, and has git ignore runs there; gives the names of what it
 * wrote. Throws UserError where one of them is there already, unless `force`: then nothing is written at all.
 */
export function writeProject(folder: string, files: readonly ProjectFile[], force: boolean): readonly string[] {
  const there = files.map(({ name }) => path.join(folder, name)).filter((file) => existsSync(file));
  if (there.length > 0 && !force)
    throw new UserError(
      `${there.join(', ')}: Expected no such file, found one`,
      'Nothing was written. --force writes over it; or name another folder.',
    );
  mkdirSync(folder, { recursive: true });
  for (const { name, text } of files) writeFileSync(path.join(folder, name), text);
  return [...files.map(({ name }) => name), ...(ignoreRuns(folder) ? ['.gitignore'] : [])];
}

/** A line is added, never one taken away; whether it was needed. */
function ignoreRuns(folder: string): boolean {
  const file = path.join(folder, '.gitignore');
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (before.split(/\r?\n/u).some((line) => /^\/?runs\/?$/u.test(line.trim()))) return false;
  writeFileSync(file, `${before}${before === '' || before.endsWith('\n') ? '' : '\n'}${IGNORED}\n`);
  return true;
}
