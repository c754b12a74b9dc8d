import { writeFileSync } from 'node:fs';
import { UserError } from '../core/errors.js';

/** Throws UserError where the file cannot be written. */
export function writeReport(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UserError(`${file}: Expected a file that can be written: ${why}`);
  }
}
