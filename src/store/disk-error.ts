import { UserError } from '../core/errors.js';

/** What the file system refuses that the user can mend. */
const EXPECTED: Readonly<Record<string, string>> = {
  ENOSPC: 'Expected room on the disk',
  EDQUOT: 'Expected room in the disk quota',
  EFBIG: 'Expected to be allowed a file of this size',
  EROFS: 'Expected a file system that can be written to',
  EACCES: 'Expected to be allowed to read and write there',
  EPERM: 'Expected to be allowed to read and write there',
  EISDIR: 'Expected a file, found a folder',
  ENOTDIR: 'Expected a folder, found a file',
  EEXIST: 'Expected a folder, found a file',
  EMFILE: 'Expected to be allowed more open files',
};

/** What to do where replies of a run could not be written. */
export const RESUME = 'What was answered so far is kept: mend it, and resume the run.';

/** A UserError for what the file system refused; the error itself where it is something else. @param hint what to do about it */
export function diskError(error: unknown, file: string, hint?: string): unknown {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  const expected = EXPECTED[code];
  return expected === undefined ? error : new UserError(`${file}: ${expected} (${code})`, hint);
}
