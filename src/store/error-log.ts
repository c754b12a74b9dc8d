import { existsSync, renameSync } from 'node:fs';
import type { ModelErrorKind } from '../core/errors.js';
import { openKeyedFile } from './keyed-file.js';

/** A request that got no reply however often it was tried, as it stands in `errors.jsonl`. */
export interface LoggedError {
  readonly key: string;
  readonly model: string;
  readonly kind: ModelErrorKind;
  readonly reason: string;
}

/** What was given up in a run: not asked again until the user says so. */
export interface ErrorLog {
  get(key: string): LoggedError | undefined;
  add(error: LoggedError): void;
  readonly size: number;
  close(): void;
}

/** Opens the log. With `again`, what was given up so far is set aside (as `….before`), to be asked again. */
export function openErrorLog(file: string, { again }: { readonly again: boolean }): ErrorLog {
  if (again && existsSync(file)) renameSync(file, `${file}.before`);
  return openKeyedFile<LoggedError>(file);
}
