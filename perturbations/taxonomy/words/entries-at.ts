import type { Doc, Token } from '../../../src/plugin.js';
import type { Entry } from './entries.js';

/** Entries of one first word: those of that word alone, and by the word after it all that may begin there. */
interface Opened {
  readonly alone: readonly Entry[];
  readonly longer: ReadonlyMap<string, readonly Entry[]>;
}

/** What a first word may open. */
export type Entries = ReadonlyMap<string, Opened>;

/** Entries by their first word, then by their second: of a long list, few may begin at any one place. */
export function byFirstWords(entries: Iterable<Entry>): Entries {
  const lists = new Map<string, Entry[]>();
  for (const entry of entries) {
    const first = entry.words[0]?.toLowerCase() ?? '';
    const list = lists.get(first);
    if (list) list.push(entry);
    else lists.set(first, [entry]);
  }
  return new Map([...lists].map(([first, list]) => [first, bySecondWord(list)]));
}

function bySecondWord(list: Entry[]): Opened {
  list.sort((a, b) => b.words.length - a.words.length);
  const longer = new Map<string, Entry[]>();
  for (const entry of list) {
    const second = entry.words[1]?.toLowerCase();
    if (second !== undefined) longer.set(second, [...(longer.get(second) ?? []), entry]);
  }
  const alone = list.filter(({ words }) => words.length === 1);
  for (const those of longer.values()) those.push(...alone);
  return { alone, longer };
}

const NONE: readonly Entry[] = [];

/** The entries that may begin at a token, by it and the next one: the longest first, otherwise in the order of the list. */
export function entriesAt(lexicon: Entries, { tokens }: Doc, { lower, index }: Token): readonly Entry[] {
  const opened = lexicon.get(lower);
  if (!opened) return NONE;
  const next = tokens[index + 1];
  return (next && opened.longer.get(next.lower)) ?? opened.alone;
}
