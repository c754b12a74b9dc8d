import { type Doc, parse, type Token } from '../../src/plugin.js';

/** No word is longer; a model that repeats one character for ever would hold up the tagger. */
const LONGEST = 1000;

/** Runs without a blank, of scripts that put blanks between words. */
const RUN = new RegExp(`[^\\s\\p{Lo}]{${LONGEST + 1},}`, 'gu');

const JOINS = /^[-‐‑'’/&]$/u;

export interface Prose {
  /** As a word processor counts: `isn't`, `well-known` and `5km` are one each. */
  readonly words: readonly string[];
  readonly sentences: number;
}

/** The words and sentences of a text, by the English layer. */
export function prose(text: string): Prose {
  const doc = parse(text.replace(RUN, (run) => run.slice(0, LONGEST)));
  return { words: wordsOf(doc), sentences: doc.sentences.filter(({ text: each }, at) => counts(each, at, doc)).length };
}

function wordsOf({ tokens, text }: Doc): readonly string[] {
  const words: { start: number; end: number }[] = [];
  tokens.forEach((token, at) => {
    if (!isWordLike(token)) return;
    const last = words.at(-1);
    const joint = tokens[at - 1];
    const from = joint && JOINS.test(joint.text) && joint.end === token.start ? joint.start : token.start;
    if (last && last.end === from) last.end = token.end;
    else words.push({ start: token.start, end: token.end });
  });
  return words.map(({ start, end }) => text.slice(start, end));
}

function isWordLike({ kind, text }: Token): boolean {
  return kind === 'word' || kind === 'number' || kind === 'literal' || (kind === 'other' && /[\p{L}\p{N}]/u.test(text));
}

/** Whether it says something: not a mark or an emoji alone, nor the number of a list's item. */
function counts(sentence: string, at: number, { sentences }: Doc): boolean {
  if (!/[\p{L}\p{N}]/u.test(sentence)) return false;
  return !/^\d{1,3}[.)]$/u.test(sentence) || at === sentences.length - 1;
}
