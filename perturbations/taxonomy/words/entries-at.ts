import type { Token } from '../../../src/plugin.js';
import type { Entries, Entry } from './entries.js';

/** Entries of one first word: those of that word alone, and the others by the word after it. */
interface Opened {
  readonly alone: readonly Entry[];
  readonly longer: ReadonlyMap<string, readonly Entry[]>;
}

/** Lists do not change: each first word is looked up once. */
const known = new WeakMap<readonly Entry[], Opened>();

/** The entries that may begin at a token, by it and the next one, in the order of the list: the longest first. */
export function* entriesAt(lexicon: Entries, { lower }: Token, next: Token | undefined): Generator<Entry> {
  const list = lexicon.get(lower);
  if (!list) return;
  const opened = known.get(list) ?? bySecondWord(list);
  known.set(list, opened);
  yield* (next && opened.longer.get(next.lower)) ?? [];
  yield* opened.alone;
}

function bySecondWord(list: readonly Entry[]): Opened {
  const longer = new Map<string, Entry[]>();
  for (const entry of list) {
    const second = entry.words[1]?.toLowerCase();
    if (second !== undefined) longer.set(second, [...(longer.get(second) ?? []), entry]);
  }
  return { alone: list.filter(({ words }) => words.length === 1), longer };
}
