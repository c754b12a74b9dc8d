import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { parsedJson } from '../../core/parsed-json.js';

const known = z.object({ run: z.string().regex(/^[0-9a-f]{16}$/u) });

/** The name of a run in Redis, the same in all its sessions: what an earlier one left there is found by it. */
export function runId(file: string): string {
  const held = existsSync(file) ? known.safeParse(parsedJson(readFileSync(file, 'utf8'))).data : undefined;
  if (held) return held.run;
  const run = newId();
  writeFileSync(file, `${JSON.stringify({ run })}\n`);
  return run;
}

export function newId(): string {
  return randomBytes(8).toString('hex');
}
