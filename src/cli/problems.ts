import { ModelError, UserError } from '../core/errors.js';
import { plainText } from '../core/plain-text.js';
import { diskError } from '../store/disk-error.js';

/** Prints what went wrong to stderr and gives the exit code: 2 for what the user (or who keeps the disk) can mend, 70 for a bug of ours, with its stack. */
export function complain(error: unknown): number {
  if (error instanceof UserError || error instanceof ModelError) {
    process.stderr.write(`mmt4nl: ${plainText(error.message)}\n`);
    if (error.hint !== undefined) process.stderr.write(`  ${plainText(error.hint)}\n`);
    return 2;
  }
  const trouble = error instanceof Error ? diskError(error, pathOf(error)) : error;
  if (trouble instanceof UserError) return complain(trouble);
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`mmt4nl: this is a bug of mmt4nl, please report it\n${plainText(detail)}\n`);
  return 70;
}

function pathOf({ path }: NodeJS.ErrnoException): string {
  return path ?? 'the file system';
}
