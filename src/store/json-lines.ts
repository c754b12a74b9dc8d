import { existsSync } from 'node:fs';
import { UserError } from '../core/errors.js';
import { parsedJson } from '../core/parsed-json.js';
import { scanLines } from './scan-lines.js';

/**
 * The values of a JSON-lines file that we wrote, one at a time; none where there is no file, and a torn last line is passed
 * over. Only `\n` ends a line: replies may hold U+2028, which JSON leaves as it is. Throws UserError for a damaged line.
 */
export function* readJsonLines(file: string): Generator<unknown> {
  if (!existsSync(file)) return;
  for (const { offset, bytes, whole } of scanLines(file)) {
    const line = bytes.toString('utf8');
    if (line === '') continue;
    const value = parsedJson(line);
    if (value !== undefined) yield value;
    else if (whole) throw new UserError(`${file}: Expected JSON at byte ${offset}, found something else`);
  }
}
