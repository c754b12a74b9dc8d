import { createReadStream } from 'node:fs';
import { UserError } from '../core/errors.js';
import { place } from './place.js';
import { readError } from './read-error.js';

const NEWLINE = 10;

/**
 * A UTF-8 file as blocks of whole lines, without its byte order mark; memory holds one block, or one line where that
 * is longer. Throws UserError for a file that is missing, is a folder, may not be read, or is not UTF-8 (with the line).
 */
export async function* readText(file: string): AsyncGenerator<string> {
  let line = 1;
  let first = true;
  for await (const bytes of wholeLines(file)) {
    const text = decode(file, bytes, line);
    yield first && text.startsWith('\uFEFF') ? text.slice(1) : text;
    first = false;
    line += newlines(text);
  }
}

/** The whole text of a file; throws as `readText` does. */
export async function readAllText(file: string): Promise<string> {
  const blocks: string[] = [];
  for await (const block of readText(file)) blocks.push(block);
  return blocks.join('');
}

export function newlines(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count++;
  return count;
}

/** Cuts after newlines only: a byte 10 is never part of a longer character in UTF-8. */
async function* wholeLines(file: string): AsyncGenerator<Buffer> {
  let carried: Buffer[] = [];
  try {
    for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
      const cut = chunk.lastIndexOf(NEWLINE) + 1;
      if (cut === 0) {
        carried.push(chunk);
      } else {
        yield Buffer.concat([...carried, chunk.subarray(0, cut)]);
        carried = cut < chunk.length ? [chunk.subarray(cut)] : [];
      }
    }
  } catch (error) {
    throw readError(error, file);
  }
  if (carried.length > 0) yield Buffer.concat(carried);
}

function decode(file: string, bytes: Buffer, line: number): string {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  try {
    return decoder.decode(bytes);
  } catch {
    throw new UserError(
      `${place(file, line + linesBeforeFault(bytes))}: Expected UTF-8 text, got bytes that are not UTF-8`,
      'Save the file as UTF-8 and try again.',
    );
  }
}

function linesBeforeFault(bytes: Buffer): number {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let line = 0;
  for (let start = 0; start < bytes.length; line++) {
    const next = bytes.indexOf(NEWLINE, start);
    const end = next === -1 ? bytes.length : next + 1;
    try {
      decoder.decode(bytes.subarray(start, end));
    } catch {
      return line;
    }
    start = end;
  }
  return line;
}
