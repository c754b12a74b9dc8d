import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { UserError } from '../core/errors.js';
import { didYouMean } from '../core/suggest.js';
import { place } from './place.js';

/** A UserError for a file that is missing, is a folder or may not be read; the error itself where it is something else. */
export function readError(error: unknown, file: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT' || code === 'ENOTDIR') {
    const beside = namesIn(dirname(file));
    if (beside === undefined) return new UserError(`${place(file)}: Expected a file, got no such folder`);
    return new UserError(`${place(file)}: Expected a file, got none.${didYouMean(basename(file), beside)}`);
  }
  if (code === 'EISDIR') return new UserError(`${place(file)}: Expected a file, got a folder`);
  if (code === 'EACCES' || code === 'EPERM') {
    return new UserError(`${place(file)}: Expected a file that may be read, got no permission`);
  }
  return error;
}

function namesIn(folder: string): readonly string[] | undefined {
  try {
    return readdirSync(folder);
  } catch {
    return undefined;
  }
}
