import { closeSync, openSync, readSync } from 'node:fs';

const CHUNK = 1 << 20;

/** A line of a file: its bytes without the line break, and where it begins. */
export interface FileLine {
  readonly offset: number;
  readonly bytes: Buffer;
  /** Whether it has its line break; only the last can lack it. */
  readonly whole: boolean;
}

/**
 * The lines of a file, a chunk in memory at a time; gives the offset after the last whole one. The bytes are those of a
 * buffer that is used again: read them before the next line is asked for.
 * @param from the byte to begin at, where a line begins
 */
export function* scanLines(file: string, chunk = CHUNK, from = 0): Generator<FileLine, number> {
  const descriptor = openSync(file, 'r');
  let buffer = Buffer.alloc(chunk);
  let [start, held] = [from, 0];
  try {
    for (;;) {
      if (held === buffer.length) buffer = Buffer.concat([buffer], buffer.length * 2);
      const read = readSync(descriptor, buffer, held, buffer.length - held, start + held);
      if (read === 0) break;
      const fresh = held;
      held += read;
      let at = 0;
      for (let end = buffer.indexOf(LINE_END, fresh); end >= 0 && end < held; end = buffer.indexOf(LINE_END, at)) {
        yield { offset: start + at, bytes: buffer.subarray(at, end), whole: true };
        at = end + 1;
      }
      buffer.copyWithin(0, at, held);
      start += at;
      held -= at;
    }
    if (held > 0) yield { offset: start, bytes: buffer.subarray(0, held), whole: false };
    return start;
  } finally {
    closeSync(descriptor);
  }
}

const LINE_END = 0x0a;
