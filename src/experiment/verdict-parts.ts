import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { diskError, RESUME } from '../store/disk-error.js';
import { writeJsonLines } from '../store/write-json-lines.js';
import { RunStopped } from './run-stopped.js';

/** Writes what comes as JSON lines; gives why it stopped before its end, or undefined where it did not. */
export async function writeUntilStopped(file: string, records: AsyncIterable<unknown>): Promise<string | undefined> {
  let stopped: string | undefined;
  async function* untilStopped() {
    try {
      yield* records;
    } catch (error) {
      if (!(error instanceof RunStopped)) throw error;
      stopped = error.message;
    }
  }
  await writeJsonLines(file, untilStopped());
  return stopped;
}

/** The parts one after the other. Throws UserError where the disk refuses. */
export async function joinFiles(parts: readonly string[], file: string): Promise<void> {
  async function* all() {
    for (const part of parts) yield* createReadStream(part);
  }
  try {
    await pipeline(all, createWriteStream(file));
  } catch (error) {
    throw diskError(error, file, RESUME);
  }
}
