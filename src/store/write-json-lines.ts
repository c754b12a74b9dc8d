import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { diskError, RESUME } from './disk-error.js';

/** Writes values as JSON lines, as they come; gives how many there were. Throws UserError where the disk refuses. */
export async function writeJsonLines(file: string, values: AsyncIterable<unknown>): Promise<number> {
  let count = 0;
  async function* lines() {
    for await (const value of values) {
      count++;
      yield `${JSON.stringify(value)}\n`;
    }
  }
  try {
    await pipeline(lines, createWriteStream(file));
  } catch (error) {
    throw diskError(error, file, RESUME);
  }
  return count;
}
