import { existsSync } from 'node:fs';
import { scanLines } from './scan-lines.js';

/**
 * The values of a JSON-lines file that we wrote, one at a time; none where there is no file, and a torn last line is passed
 * over. Only `\n` ends a line: replies may hold U+2028, which JSON leaves as it is.
 */
export function* readJsonLines(file: string): Generator<unknown> {
  if (!existsSync(file)) return;
  for (const { bytes, whole } of scanLines(file)) {
    const line = bytes.toString('utf8');
    if (line === '') continue;
    if (whole) yield JSON.parse(line);
    else {
      const last = parsed(line);
      if (last !== undefined) yield last;
    }
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
