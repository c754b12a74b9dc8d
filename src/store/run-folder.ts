import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { UserError } from '../core/errors.js';

/** The files of one run's folder. */
export const FILES = {
  manifest: 'manifest.json',
  cases: 'cases.jsonl',
  replies: 'replies.jsonl',
  errors: 'errors.jsonl',
  verdicts: 'verdicts.jsonl',
  results: 'results.jsonl',
  shrinkReplies: 'shrink-replies.jsonl',
  shrinkErrors: 'shrink-errors.jsonl',
  executor: 'executor.json',
  lock: 'lock',
} as const;

export interface RunFolder {
  readonly folder: string;
  path(file: keyof typeof FILES): string;
  /** The manifest, or undefined where the folder has none yet. */
  manifest(): unknown;
  writeManifest(manifest: unknown): void;
  /** Removes what an attempt to plan left behind, and the folder where that leaves it empty; a folder with a run is left alone. */
  discardIfNew(): void;
}

/** Opens a run's folder, making it where it is missing; throws UserError where that cannot be. */
export function openRunFolder(folder: string): RunFolder {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new UserError(`${folder}: Expected a folder that can be written to: ${(error as Error).message}`);
  }
  return runFolder(folder);
}

/** Whether there is a run in the folder. */
export function holdsRun(folder: string): boolean {
  return existsSync(path.join(folder, FILES.manifest));
}

/** A run's folder that must be there already; throws UserError where it is not. */
export function existingRunFolder(folder: string): RunFolder {
  if (!holdsRun(folder)) {
    throw new UserError(
      `${folder}: Expected the folder of a run, found no ${FILES.manifest} in it`,
      'mmt4nl run FILE.yaml --out DIR makes one.',
    );
  }
  return runFolder(folder);
}

function runFolder(folder: string): RunFolder {
  const of = (file: keyof typeof FILES) => path.join(folder, FILES[file]);
  return {
    folder,
    path: of,
    manifest() {
      if (!existsSync(of('manifest'))) return undefined;
      try {
        return JSON.parse(readFileSync(of('manifest'), 'utf8')) as unknown;
      } catch (error) {
        throw new UserError(`${of('manifest')}: Expected JSON: ${(error as Error).message}`);
      }
    },
    discardIfNew() {
      if (existsSync(of('manifest'))) return;
      for (const part of ['new', 'shuffled']) rmSync(`${of('cases')}.${part}`, { force: true });
      if (readdirSync(folder).length === 0) rmdirSync(folder);
    },
    writeManifest: (manifest) => replaceFile(of('manifest'), `${JSON.stringify(manifest, null, 2)}\n`),
  };
}

/** Writes beside the file and renames: a reader never sees half of it. */
export function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}
