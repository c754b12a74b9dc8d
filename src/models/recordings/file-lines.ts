import { createReadStream } from 'node:fs';

/**
 * The lines of a text file, one in memory at a time. Not by readline, which also ends lines at U+2028: JSON may hold that in
 * a string.
 */
export async function* fileLines(file: string): AsyncGenerator<{ readonly text: string; readonly line: number }> {
  let [held, line] = ['', 0];
  for await (const chunk of createReadStream(file, 'utf8')) {
    const parts = (held + String(chunk)).split('\n');
    held = parts.pop() ?? '';
    for (const text of parts) yield { text: line === 0 ? text.replace(/^\uFEFF/, '') : text, line: ++line };
  }
  yield { text: line === 0 ? held.replace(/^\uFEFF/, '') : held, line: ++line };
}
