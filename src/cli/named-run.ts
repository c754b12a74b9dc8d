import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../core/errors.js';
import { existingRunFolder, type RunFolder, replaceFile } from '../store/run-folder.js';

/** Where the name of the baseline's folder is kept: under the current folder, to be checked in. */
export const BASELINE_FILE = '.mmt4nl-baseline';

/** The run of a folder, or the one that `baseline` stands for. Throws UserError where there is none. */
export function namedRun(name: string): RunFolder {
  return name === 'baseline' && !existsSync(name) ? existingRunFolder(baselineFolder()) : existingRunFolder(name);
}

/** The folder that was set as the baseline. Throws UserError where none was. */
export function baselineFolder(): string {
  if (!existsSync(BASELINE_FILE))
    throw new UserError(
      `${path.resolve(BASELINE_FILE)}: Expected a baseline, found none`,
      'Set one with: mmt4nl baseline set RUN',
    );
  return readFileSync(BASELINE_FILE, 'utf8').trim();
}

export function setBaseline(folder: string): void {
  replaceFile(BASELINE_FILE, `${folder}\n`);
}
