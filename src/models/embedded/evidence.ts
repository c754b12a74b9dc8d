import type { Lexicons } from './lexicons.js';
import { isNegator, isStopWord, sentences, words } from './words.js';

/** What a context says about a question, by its words alone. */
export interface Evidence {
  /** 0 … 1: the weight of the question's content words that occur in the context, of the weight of all. */
  readonly share: number;
  /** The sentences of the context with the weight of the question's words in each, in their order. */
  readonly sentences: readonly SentenceMatch[];
  /** Stems of the question's content words that the context does not have. */
  readonly missing: readonly string[];
}

export interface SentenceMatch {
  readonly text: string;
  readonly stems: ReadonlySet<string>;
  readonly weight: number;
}

/** Rows of stems that exclude each other. */
const ANTONYMS: readonly (readonly [string, string])[] = (
  'before after|more less|more fewer|over under|above below|large small|big small|tall short|long short|old young|old new|' +
  'hot cold|warm cold|high low|heavi light|fast slow|aliv dead|live die|open close|north south|east west|rich poor|' +
  'safe danger|legal illeg|possibl imposs|easi difficult|hard soft|wet dry|full empti|win lose|increas decreas|' +
  'arriv leav|begin end|start end|allow forbid|accept refus|succeed fail|true fals|first last|early late|freez melt|' +
  'strong weak|cheap expens|day night|summer winter|left right|male femal|public privat|solid liquid|useful useless'
)
  .split('|')
  .map((row) => row.split(' '))
  .map(([one = '', other = '']) => [one, other] as const);

/**
 * Words that are rare among the sentences of the context weigh more: 1 + ln((n + 1) / (d + 1)) for a word in d of n
 * sentences (smoothed inverse document frequency; K. Spärck Jones 1972).
 */
export function gather(question: string, context: string, { stem }: Pick<Lexicons, 'stem'>): Evidence {
  const stems = (text: string) =>
    new Set(
      words(text)
        .filter((word) => !isStopWord(word) && !isNegator(word))
        .map(stem),
    );
  const asked = [...stems(question)];
  const told = sentences(context).map((text) => ({ text, stems: stems(text) }));
  const weigh = (word: string) =>
    1 + Math.log((told.length + 1) / (told.filter((each) => each.stems.has(word)).length + 1));
  const weights = new Map(asked.map((word) => [word, weigh(word)]));
  const sum = (some: readonly string[]) => some.reduce((total, word) => total + (weights.get(word) ?? 0), 0);
  const missing = asked.filter((word) => !told.some((each) => each.stems.has(word)));
  return {
    share: asked.length === 0 ? 0 : 1 - sum(missing) / sum(asked),
    sentences: told.map((each) => ({ ...each, weight: sum(asked.filter((word) => each.stems.has(word))) })),
    missing,
  };
}

/** Whether a sentence that shares a word with the question has a negator, or the opposite of a word that the context lacks. */
export function contradicts({ sentences: told, missing }: Evidence): boolean {
  const related = told.filter(({ weight }) => weight > 0);
  const opposes = (one: string, other: string) =>
    missing.includes(one) && related.some(({ stems }) => stems.has(other));
  return (
    related.some(({ text }) => words(text).some(isNegator)) ||
    ANTONYMS.some(([one, other]) => opposes(one, other) || opposes(other, one))
  );
}
