import { ModelError, UserError } from '../core/errors.js';
import { plainText } from '../core/plain-text.js';

/** Prints what went wrong to stderr and gives the exit code: 2 for what the user can mend, 70 for a bug of ours, with its stack. */
export function complain(error: unknown): number {
  if (error instanceof UserError || error instanceof ModelError) {
    process.stderr.write(`mmt4nl: ${plainText(error.message)}\n`);
    if (error.hint !== undefined) process.stderr.write(`  ${plainText(error.hint)}\n`);
    return 2;
  }
  const trouble = diskTrouble(error);
  if (trouble !== undefined) {
    process.stderr.write(`mmt4nl: ${plainText(trouble)}\n`);
    return 2;
  }
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`mmt4nl: this is a bug of mmt4nl, please report it\n${plainText(detail)}\n`);
  return 70;
}

/** What the file system refuses is for the user to mend. */
const DISK: Readonly<Record<string, string>> = {
  EACCES: 'Expected to be allowed to write there',
  EPERM: 'Expected to be allowed to write there',
  EROFS: 'Expected a file system that can be written to',
  ENOSPC: 'Expected room on the disk; what was answered so far is kept',
  EISDIR: 'Expected a file, found a folder',
  ENOTDIR: 'Expected a folder, found a file',
};

function diskTrouble(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, path }: NodeJS.ErrnoException = error;
  const expected = code === undefined ? undefined : DISK[code];
  return expected === undefined ? undefined : `${path ?? ''}: ${expected} (${code})`;
}
