import { z } from 'zod';
import { isObject } from '../../datasets/row.js';
import type { Problem } from '../../documents/problems.js';
import { readDocument } from '../../documents/read-document.js';
import { type ArtefactKind, WHOLE } from './kind.js';
import { madeBy } from './made-by.js';

export interface ListKind<Entry> {
  readonly name: string;
  readonly about: string;
  /** The key that the list stands under. */
  readonly key: string;
  /** The key that tells entries apart; absent: nothing does. */
  readonly id?: string;
  readonly entry: z.ZodType<Entry>;
  /** What an entry looks like, for errors. */
  readonly example: string;
  /** To which part an entry belongs; absent: the list is one part. */
  readonly partOf?: ((entry: Entry) => string) | undefined;
}

/** An artefact that is a list, whole or in parts: the order of the parts is that of their first entries. */
export function listKind<Entry>(list: ListKind<Entry>): ArtefactKind<readonly Entry[]> {
  const { name, about, key, id, entry, partOf, example } = list;
  const schema = z.strictObject(
    { 'made-by': madeBy(), [key]: z.array(entry, { error: `a list such as [${example}]` }) },
    { error: `a mapping with ${key}` },
  );
  const entries = z.object({ [key]: z.array(entry) });
  return {
    name,
    about,
    file: `${name}.yaml`,
    parted: partOf !== undefined,
    parse(text, file) {
      const { value } = readDocument(text, file, {
        schema,
        jsonSchema: () => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
        consistency: (raw) => (id === undefined ? [] : twice(raw, key, id)),
      });
      const parts = new Map<string, Entry[]>(partOf === undefined ? [[WHOLE, []]] : []);
      for (const each of entries.parse(value)[key] ?? []) {
        const part = partOf?.(each) ?? WHOLE;
        parts.set(part, [...(parts.get(part) ?? []), each]);
      }
      return parts;
    },
    plain: (parts) => ({ [key]: [...parts.values()].flat() }),
  };
}

function twice(raw: unknown, key: string, id: string): readonly Problem[] {
  const listed = isObject(raw) ? raw[key] : undefined;
  if (!Array.isArray(listed)) return [];
  const ids = listed.map((each: unknown) => (isObject(each) && each[id] !== undefined ? String(each[id]) : undefined));
  return ids.flatMap((each, at) =>
    each !== undefined && ids.indexOf(each) !== at
      ? [{ path: [key, at, id], expected: 'each once', got: `${JSON.stringify(each)} again` }]
      : [],
  );
}
