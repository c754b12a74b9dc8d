import { type Doc, perDoc, type Sentence, type Token } from '../../../src/plugin.js';
import type { Entry } from './entry.js';

/** Entries of which the first words stand in a text, by the words after these. */
class Opened {
  readonly all: readonly Entry[];
  private readonly known: number;
  /** Those that need no certain word next, and by their next word the others with them: sorted at first use. */
  private alone: readonly Entry[] = [];
  private longer: ReadonlyMap<string, Opened> | undefined;

  /** @param known so many words of them are known to stand there */
  constructor(all: readonly Entry[], known: number) {
    this.all = all;
    this.known = known;
  }

  /** Those of one word. */
  get single(): readonly Entry[] {
    return this.all.filter(({ words }) => words.length === 1);
  }

  /** Those that may stand from a token on, in the same order. */
  at(tokens: readonly Token[], first: number): readonly Entry[] {
    this.longer ??= this.sorted();
    const { longer } = this;
    const next = longer.size > 0 ? tokens[first + this.known] : undefined;
    if (!next) return this.alone;
    const own = longer.get(next.lower);
    const base = next.lemma === next.lower ? undefined : longer.get(next.lemma);
    // Seldom: what does not stand there is refused where it is looked at.
    if (own && base) return this.all;
    return (own ?? base)?.at(tokens, first) ?? this.alone;
  }

  private sorted(): ReadonlyMap<string, Opened> {
    this.alone = this.all.filter((entry) => !nextOf(entry, this.known));
    const words = new Set(this.all.flatMap((entry) => [...(nextOf(entry, this.known) ?? [])]));
    return new Map([...words].map((word) => [word, new Opened(this.withNext(word), this.known + 1)]));
  }

  private withNext(word: string): readonly Entry[] {
    return this.all.filter((entry) => nextOf(entry, this.known)?.has(word) ?? true);
  }
}

/** The words of which one must stand behind the first ones of an entry: its next word, or what its conditions ask for. */
function nextOf({ words, follow }: Entry, known: number): ReadonlySet<string> | undefined {
  const word = words[known];
  return word === undefined ? follow[known - words.length] : new Set([word.toLowerCase()]);
}

/** What a first word may open. */
export type Entries = ReadonlyMap<string, Opened>;

/** Entries by their first word, the longest first: of a long list, few may begin at any one place. */
export function byFirstWords(entries: Iterable<Entry>): Entries {
  const lists = new Map<string, Entry[]>();
  for (const entry of entries) {
    const first = entry.words[0]?.toLowerCase() ?? '';
    const list = lists.get(first);
    if (list) list.push(entry);
    else lists.set(first, [entry]);
  }
  return new Map(
    [...lists].map(([first, list]) => [
      first,
      new Opened(
        list.sort((a, b) => b.words.length - a.words.length),
        1,
      ),
    ]),
  );
}

/** A place in a text at which entries of a list may begin, and these: the longest first, otherwise in the order of the list. */
export interface Opening {
  readonly sentence: Sentence;
  readonly first: Token;
  readonly entries: readonly Entry[];
}

/** What a first word opens in one of several lists, by the list's place among them. */
interface OpenedIn {
  readonly list: number;
  readonly opened: Opened;
}

/** Several lists, for all of which each word of a text is looked up once. */
export class Lists {
  private readonly all: Entries[] = [];
  private readonly byFirst = new Map<string, OpenedIn[]>();
  private readonly lookedUp = perDoc((doc: Doc) => {
    const found: Opening[][] = this.all.map(() => []);
    for (const sentence of doc.sentences)
      for (const first of sentence.tokens) {
        const opens = first.kind === 'word' ? this.byFirst.get(first.lower) : undefined;
        for (const { list, opened } of opens ?? NONE) {
          const entries = opened.at(doc.tokens, first.index);
          if (entries.length > 0) found[list]?.push({ sentence, first, entries });
        }
      }
    return found;
  });

  add(entries: Entries): void {
    const list = this.all.push(entries) - 1;
    for (const [first, opened] of entries) {
      const known = this.byFirst.get(first);
      if (known) known.push({ list, opened });
      else this.byFirst.set(first, [{ list, opened }]);
    }
  }

  /** Where entries of a list may begin in a text, in its order. */
  openings(entries: Entries, doc: Doc): readonly Opening[] {
    return this.lookedUp(doc)[this.all.indexOf(entries)] ?? openings(entries, doc);
  }
}

const NONE: readonly OpenedIn[] = [];

/** The same for a list that was not read yet when the text was looked up. */
function openings(entries: Entries, doc: Doc): readonly Opening[] {
  return doc.sentences.flatMap((sentence) =>
    sentence.tokens.flatMap((first) => {
      const opened = first.kind === 'word' ? entries.get(first.lower) : undefined;
      return opened ? { sentence, first, entries: opened.at(doc.tokens, first.index) } : [];
    }),
  );
}
