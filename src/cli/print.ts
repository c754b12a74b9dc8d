import { once } from 'node:events';

/** Writes to stdout and waits while the reader is behind, so that memory does not grow with the output. */
export async function print(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

/** A line for the person who watches: to stderr, so that stdout holds results only. */
export function note(text: string): void {
  process.stderr.write(`${text}\n`);
}
