import { closeSync, fdatasync, fstatSync, fsyncSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs';
import { diskError, RESUME } from './disk-error.js';
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

/** A file of one process alone is cut where its whole lines end; one that several append to is not, for others are at it. */
export type Appending = { readonly cutAt: number } | { readonly shared: true };

/**
 * Opens for appending, after what a kill tore is cut off or, where others may have gone on after it, is ended as a line.
 * Throws UserError where the disk refuses.
 */
export function openAppendFile(file: string, how: Appending): AppendFile {
  const shared = 'shared' in how;
  const descriptor = attempt(file, () => openSync(file, 'a+'));
  attempt(file, () => (shared ? endLine(descriptor) : cut(descriptor, how.cutAt)));
  let end = fstatSync(descriptor).size;
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
      try {
        attempt(file, () => fsyncSync(descriptor));
      } finally {
        closeSync(descriptor);
      }
    },
  };
}

const LINE_END = 0x0a;

function cut(descriptor: number, at: number): void {
  if (fstatSync(descriptor).size > at) ftruncateSync(descriptor, at);
}

function endLine(descriptor: number): void {
  const { size } = fstatSync(descriptor);
  const last = Buffer.from([LINE_END]);
  if (size > 0) readSync(descriptor, last, 0, 1, size - 1);
  if (last[0] !== LINE_END) writeSync(descriptor, '\n');
}

/** All of the line or, where the disk is full half-way and nobody else writes, none of it. */
function writeWhole(descriptor: number, line: Buffer, end: number | undefined): void {
  try {
    for (let written = 0; written < line.length; )
      written += writeSync(descriptor, line, written, line.length - written);
  } catch (error) {
    try {
      if (end !== undefined) ftruncateSync(descriptor, end);
    } catch {} // then it is cut when it is opened again
    throw error;
  }
}

function attempt<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw diskError(error, file, RESUME);
  }
}
