import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** The values of a JSON-lines file that we wrote, one at a time; a torn last line is passed over. */
export async function* readJsonLines(file: string): AsyncGenerator<unknown> {
  const lines = createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY });
  let held: string | undefined;
  for await (const line of lines) {
    if (held !== undefined) yield JSON.parse(held);
    held = line === '' ? undefined : line;
  }
  const last = held === undefined ? undefined : parsed(held);
  if (last !== undefined) yield last;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
