import { readLexicon } from '../../../src/plugin.js';
import { type Condition, conditions } from '../where.js';

/** A well-known name of one thing only, and how it is written with its kind; a name that may be something else is only known, and takes none. */
export interface NamedKind {
  readonly name: string;
  readonly kind: string;
  readonly as: readonly string[];
  readonly holds: Condition;
}

const KEY = 3;
let all: ReadonlyMap<string, readonly NamedKind[]> | undefined;

function load(): ReadonlyMap<string, readonly NamedKind[]> {
  const made = new Map<string, NamedKind[]>();
  for (const { name = '', kind = '', as = '', where = '-' } of readLexicon(
    new URL('../../lexicons/named-kinds.tsv', import.meta.url),
  )) {
    const key = name.slice(0, KEY);
    made.set(key, [
      ...(made.get(key) ?? []),
      { name, kind, as: as === '-' ? [] : as.split('|'), holds: conditions(where).holds },
    ]);
  }
  return made;
}

/** The names that stand at this place of a text, letter by letter, the longest first; longer words may follow. */
export function namedAt(text: string, start: number): readonly NamedKind[] {
  all ??= load();
  const found = all.get(text.slice(start, start + KEY)) ?? [];
  return found.filter(({ name }) => text.startsWith(name, start)).sort((a, b) => b.name.length - a.name.length);
}
