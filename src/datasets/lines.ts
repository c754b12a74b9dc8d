import { readText } from './text.js';

export interface Line {
  /** From 1. */
  readonly number: number;
  /** Without its end (`\n` or `\r\n`). */
  readonly text: string;
}

/** The lines of a UTF-8 file, as a stream; only `\n` ends a line (U+2028 may stand inside JSON). Throws as `readText` does. */
export async function* readLines(file: string): AsyncGenerator<Line> {
  let number = 0;
  for await (const block of readText(file)) {
    let start = 0;
    while (start < block.length) {
      const next = block.indexOf('\n', start);
      const end = next === -1 ? block.length : next;
      number++;
      yield { number, text: block.slice(start, block[end - 1] === '\r' ? Math.max(start, end - 1) : end) };
      start = end + 1;
    }
  }
}
