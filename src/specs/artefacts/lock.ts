import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { UserError } from '../../core/errors.js';
import { readDocument } from '../../documents/read-document.js';

const part = z.strictObject({
  from: z.record(z.string(), z.string()),
  written: z.union([z.string(), z.null()]),
  by: z.string(),
  turn: z.int().min(0),
});

const schema = z.strictObject({
  schema: z.literal(1),
  artefacts: z.record(z.string(), z.strictObject({ text: z.string(), parts: z.record(z.string(), part) })),
});

/** What a part was made from, by the names of its sources: the hash of each. */
export type Sources = Readonly<Record<string, string>>;

/** How a part was made, to see later whether it was edited or is stale. */
export interface LockedPart {
  readonly from: Sources;
  /** The hash of what was written; null: it could not be made. */
  readonly written: string | null;
  readonly by: string;
  /** How often it was asked for anew: askings of different turns have replies of their own. */
  readonly turn: number;
}

export interface LockedArtefact {
  /** The hash of the whole file. */
  readonly text: string;
  readonly parts: ReadonlyMap<string, LockedPart>;
}

export type Lock = ReadonlyMap<string, LockedArtefact>;

/** Throws UserError for a file that is no lock. */
export function readLock(file: string): Lock {
  if (!existsSync(file)) return new Map();
  try {
    const { value } = readDocument(readFileSync(file, 'utf8'), file, {
      schema,
      jsonSchema: () => z.toJSONSchema(schema),
    });
    return new Map(
      Object.entries(value.artefacts).map(([name, { text, parts }]) => [name, { text, parts: mapOf(parts) }]),
    );
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    throw new UserError(
      error.message.split('\n')[0] ?? '',
      'It is written by mmt4nl alone. Without it, every artefact that is there counts as edited.',
    );
  }
}

export function lockText(lock: Lock): string {
  const artefacts = Object.fromEntries(
    [...lock].map(([name, { text, parts }]) => [name, { text, parts: Object.fromEntries(parts) }]),
  );
  return `${JSON.stringify({ schema: 1, artefacts }, null, 2)}\n`;
}

function mapOf<Value>(values: Readonly<Record<string, Value>>): ReadonlyMap<string, Value> {
  return new Map(Object.entries(values));
}
