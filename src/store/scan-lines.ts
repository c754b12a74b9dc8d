import { closeSync, openSync, readSync } from 'node:fs';

const CHUNK = 1 << 20;

/** A whole line of a file: its bytes without the line break, and where it begins. */
export interface FileLine {
  readonly offset: number;
  readonly bytes: Buffer;
}

/**
 * The whole lines of a file, a chunk in memory at a time; gives the offset after the last whole line. The bytes are those
 * of a buffer that is used again: read them before the next line is asked for.
 */
export function* scanLines(file: string): Generator<FileLine, number> {
  const descriptor = openSync(file, 'r');
  let buffer = Buffer.alloc(CHUNK);
  let [start, held] = [0, 0];
  try {
    for (;;) {
      if (held === buffer.length) buffer = Buffer.concat([buffer], buffer.length * 2);
      const read = readSync(descriptor, buffer, held, buffer.length - held, start + held);
      if (read === 0) return start;
      held += read;
      let at = 0;
      for (let end = buffer.indexOf(0x0a, at); end >= 0 && end < held; end = buffer.indexOf(0x0a, at)) {
        yield { offset: start + at, bytes: buffer.subarray(at, end) };
        at = end + 1;
      }
      buffer.copyWithin(0, at, held);
      start += at;
      held -= at;
    }
  } finally {
    closeSync(descriptor);
  }
}
