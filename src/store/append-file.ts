import { closeSync, fdatasync, fstatSync, fsyncSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs';
import { diskError } from './disk-error.js';
import type { Place } from './key-index.js';

/**
 * A JSON-lines file that is only ever appended to. Each line is in the kernel's hands when `append` returns, so a killed
 * process loses none; a second later at most it is on the disk.
 */
export interface AppendFile {
  /** Where the line is. Throws UserError where the disk refuses; then the file is as it was. */
  append(value: unknown): Place;
  readonly descriptor: number;
  close(): void;
}

/** Milliseconds after which what was written is forced to the disk. */
const SYNC_AFTER = 1000;

/**
 * Opens for appending. A file of one process alone ends with a whole line (`openKeyedFile` cuts a torn one); in one that
 * several processes append to, a line that another one's death tore is ended first. Throws UserError where the disk refuses.
 */
export function openAppendFile(file: string, { shared = false } = {}): AppendFile {
  const descriptor = attempt(file, () => openSync(file, 'a+'));
  let end = fstatSync(descriptor).size;
  if (shared && end > 0 && lastByte(descriptor, end) !== LINE_END) end += writeSync(descriptor, '\n');
  let syncing: NodeJS.Timeout | undefined;
  return {
    descriptor,
    append(value) {
      const line = Buffer.from(`${JSON.stringify(value)}\n`);
      attempt(file, () => writeWhole(descriptor, line, shared ? undefined : end));
      const place = { offset: end, length: line.length };
      end += line.length;
      syncing ??= setTimeout(() => {
        syncing = undefined;
        fdatasync(descriptor, () => undefined); // a disk that fails says so at the next write or at the close
      }, SYNC_AFTER).unref();
      return place;
    },
    close() {
      clearTimeout(syncing);
      attempt(file, () => fsyncSync(descriptor));
      closeSync(descriptor);
    },
  };
}

const LINE_END = 0x0a;

function lastByte(descriptor: number, size: number): number | undefined {
  const byte = Buffer.alloc(1);
  readSync(descriptor, byte, 0, 1, size - 1);
  return byte[0];
}

/** All of the line or, where the disk is full half-way and nobody else writes, none of it. */
function writeWhole(descriptor: number, line: Buffer, end: number | undefined): void {
  try {
    for (let written = 0; written < line.length; )
      written += writeSync(descriptor, line, written, line.length - written);
  } catch (error) {
    if (end !== undefined) ftruncateSync(descriptor, end);
    throw error;
  }
}

function attempt<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw diskError(error, file);
  }
}
