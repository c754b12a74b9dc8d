import type { ToxicWord } from './lexicon.js';
import { plainLetters, spellings } from './spellings.js';

export interface FoundToxic {
  readonly entry: ToxicWord;
  /** UTF-16 offsets into the text. */
  readonly start: number;
  readonly end: number;
}

/** A run of characters between blanks. */
interface Run {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** `f u c k`, `s-h-i-t`: letters one by one. */
const SPACED =
  /(?<![\p{L}\p{N}])(?:[\p{L}\d@$!](?:[ \t._*-]{1,3}(?=[\p{L}\d@$!](?![\p{L}\p{N}])))){2,}[\p{L}\d@$!](?![\p{L}\p{N}])/gu;
const AFTER_SPACED = /^(?:you|u|off|it|this|er|ing|s)?$/u;

/** Left out: addresses have words of their own. */
const ADDRESS = /\bhttps?:\/\/\S+|\bwww\.\S+|[\w.+-]{1,64}@[\w-]{1,64}\.[\w.-]{1,64}/giu;

/** Makes the search for the words and phrases of a lexicon, however they are spelled. */
export function toxicFinder(entries: readonly ToxicWord[]): (text: string) => readonly FoundToxic[] {
  const words = new Map(entries.filter(({ word }) => !word.includes(' ')).map((entry) => [entry.word, entry]));
  const phrases = entries.filter(({ word }) => word.includes(' '));
  const heaviest = [...words.values()].sort((a, b) => b.weight - a.weight);
  const entryOf = (spelling: string): ToxicWord | undefined =>
    words.get(spelling) ?? (spelling.includes('*') ? heaviest.find(({ word }) => isMask(spelling, word)) : undefined);
  return (written) => {
    const text = written.replace(ADDRESS, (address) => ' '.repeat(address.length));
    const runs = [...text.matchAll(/\S+/gu)].map(
      (match): Run => ({ start: match.index, end: match.index + match[0].length, text: match[0] }),
    );
    const line = lineOf(runs);
    const single = runs.flatMap((run, at) =>
      spellings(run.text.slice(0, 200)).flatMap((spelling): FoundToxic[] => {
        const entry = entryOf(spelling);
        return entry && !line.isInnocent(entry, at) ? [{ entry, start: run.start, end: run.end }] : [];
      }),
    );
    const spaced = [...text.matchAll(SPACED)].flatMap((match): FoundToxic[] => {
      const letters = spellings(match[0].replace(/[ \t._*-]/gu, ''));
      const entry = heaviest.find(({ word }) =>
        letters.some((each) => each.startsWith(word) && AFTER_SPACED.test(each.slice(word.length))),
      );
      return entry ? [{ entry, start: match.index, end: match.index + match[0].length }] : [];
    });
    return distinct([...line.phrases(phrases), ...single, ...spaced]);
  };
}

function isMask(mask: string, word: string): boolean {
  return mask.length === word.length && [...word].every((letter, at) => mask[at] === '*' || mask[at] === letter);
}

/** The words of the runs on one line, to look for phrases. */
function lineOf(runs: readonly Run[]) {
  let line = ' ';
  const starts = runs.map(({ text }) => {
    const start = line.length;
    const word = plainLetters(text.slice(0, 200))
      .replace(/[^a-z\d]+/gu, ' ')
      .trim();
    if (word !== '') line += `${word} `;
    return start;
  });
  const runAt = (offset: number) => runs[lastAtMost(starts, offset)];
  return {
    phrases: (entries: readonly ToxicWord[]): readonly FoundToxic[] =>
      entries.flatMap((entry) => {
        const at = line.indexOf(` ${entry.word} `);
        const [first, last] = at < 0 ? [] : [runAt(at + 1), runAt(at + entry.word.length)];
        const isInnocent = entry.innocent.some((phrase) => line.startsWith(` ${phrase} `, at));
        return first && last && !isInnocent ? [{ entry, start: first.start, end: last.end }] : [];
      }),
    isInnocent: ({ innocent }: ToxicWord, run: number): boolean => {
      const start = starts[run] ?? 0;
      return innocent.some((phrase) => {
        const from = Math.max(0, start - phrase.length - 1);
        const at = line.indexOf(` ${phrase} `, from);
        return at >= 0 && at <= start && start <= at + phrase.length;
      });
    },
  };
}

/** Index of the last number that is no greater than another, in a sorted list. */
function lastAtMost(sorted: readonly number[], most: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) <= most) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Each word once, where it first is. */
function distinct(found: readonly FoundToxic[]): readonly FoundToxic[] {
  const byWord = new Map<string, FoundToxic>();
  for (const each of [...found].sort((a, b) => a.start - b.start))
    if (!byWord.has(each.entry.word)) byWord.set(each.entry.word, each);
  return [...byWord.values()];
}
