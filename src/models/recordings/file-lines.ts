import { createReadStream } from 'node:fs';
import { UserError } from '../../core/errors.js';

/** A line without its end, and its number from 1. */
export interface FileLine {
  readonly text: string;
  readonly line: number;
}

/**
 * The lines of a text file, as they are read. Not by readline, which also ends lines at U+2028: JSON may hold that in a
 * string. Throws `UserError` where there is no such file.
 */
export async function* fileLines(file: string): AsyncGenerator<FileLine> {
  let [held, line] = ['', 0];
  for await (const chunk of chunksOf(file)) {
    const parts = (held + (line === 0 && held === '' ? chunk.replace(/^\uFEFF/, '') : chunk)).split('\n');
    held = parts.pop() ?? '';
    for (const text of parts) yield { text, line: ++line };
  }
  yield { text: held, line: ++line };
}

async function* chunksOf(file: string): AsyncGenerator<string> {
  try {
    for await (const chunk of createReadStream(file, 'utf8')) yield String(chunk);
  } catch (error) {
    const why = WHY.get(error instanceof Error && 'code' in error ? error.code : undefined);
    if (why === undefined) throw error;
    throw new UserError(`${file}: ${why}`, `Paths are relative to the current folder, ${process.cwd()}`);
  }
}

const WHY: ReadonlyMap<unknown, string> = new Map([
  ['ENOENT', 'no such file'],
  ['ENOTDIR', 'no such file'],
  ['EISDIR', 'Expected a file, got a folder'],
  ['EACCES', 'not allowed to read this file'],
]);
