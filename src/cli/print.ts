import { once } from 'node:events';
import { plainText } from '../core/plain-text.js';

/** Writes to stdout and waits while the reader is behind, so that memory does not grow with the output. */
export async function print(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

/** A line for the person who watches: to stderr, so that stdout holds results only. It may tell what a server or a file says. */
export function note(text: string): void {
  process.stderr.write(`${plainText(text)}\n`);
}
