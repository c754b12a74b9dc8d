import { scanLines } from '../store/scan-lines.js';

/** Gives the records of a file's whole lines from a byte on, and where the last of them ends. */
export function follow(file: string, from: number, take: (record: unknown) => void): number {
  const lines = scanLines(file, undefined, from);
  for (let next = lines.next(); ; next = lines.next()) {
    if (next.done) return next.value;
    if (next.value.whole) take(JSON.parse(next.value.bytes.toString('utf8')));
  }
}
