import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
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

/** The parts one after the other. */
export async function joinFiles(parts: readonly string[], file: string): Promise<void> {
  const whole = createWriteStream(file);
  for (const part of parts) await pipeline(createReadStream(part), whole, { end: false });
  await new Promise<void>((resolve, reject) => whole.once('error', reject).end(resolve));
}
