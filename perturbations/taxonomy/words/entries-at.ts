import { type Doc, perDoc, type Sentence, type Token } from '../../../src/plugin.js';
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

/** A place in a text at which entries of a list may begin. */
export interface Opening {
  readonly sentence: Sentence;
  readonly first: Token;
  readonly opened: Opened;
}

/** Several lists, for all of which each word of a text is looked up once. */
export class Lists {
  private readonly all: Entries[] = [];
  /** What a first word opens in each list, by the list's place among all. */
  private readonly byFirst = new Map<string, [list: number, opened: Opened][]>();
  private readonly lookedUp = perDoc((doc: Doc) => {
    const found: Opening[][] = this.all.map(() => []);
    for (const sentence of doc.sentences)
      for (const first of sentence.tokens)
        if (first.kind === 'word')
          for (const [list, opened] of this.byFirst.get(first.lower) ?? [])
            found[list]?.push({ sentence, first, opened });
    return found;
  });

  add(entries: Entries): void {
    const list = this.all.push(entries) - 1;
    for (const [first, opened] of entries) {
      const known = this.byFirst.get(first);
      if (known) known.push([list, opened]);
      else this.byFirst.set(first, [[list, opened]]);
    }
  }

  /** Where entries of a list may begin in a text, in its order. */
  openings(entries: Entries, doc: Doc): readonly Opening[] {
    return this.lookedUp(doc)[this.all.indexOf(entries)] ?? openings(entries, doc);
  }
}

/** The same for a list that was not read yet when the text was looked up. */
function openings(entries: Entries, doc: Doc): readonly Opening[] {
  return doc.sentences.flatMap((sentence) =>
    sentence.tokens.flatMap((first) => {
      const opened = first.kind === 'word' ? entries.get(first.lower) : undefined;
      return opened ? { sentence, first, opened } : [];
    }),
  );
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

/** The entries that may begin at a token, by it and the next one: the longest first, otherwise in the order of the list. */
export function entriesAt({ tokens }: Doc, { first, opened: { alone, longer } }: Opening): readonly Entry[] {
  const next = longer.size > 0 ? tokens[first.index + 1] : undefined;
  return (next && longer.get(next.lower)) ?? alone;
}
