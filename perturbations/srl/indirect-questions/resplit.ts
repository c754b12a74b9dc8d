import {
  conjugate,
  type Doc,
  isDoubtfulDivision,
  parse,
  type Question,
  type Sentence,
  type Token,
} from '../../../src/plugin.js';
import { plainPlace } from '../../around/plain-place.js';
import { ADVERB, splitAt } from '../../around/split-at.js';
import { plainQuestion } from '../asked.js';
import { afterAside } from './after-aside.js';

/** A question read with a plain stand-in for its subject, and for a verb that was taken for a noun. */
export interface Resplit {
  readonly question: Question;
  readonly start: number;
  readonly end: number;
  /** The clause of the stand-ins with the question's own words. */
  restore(clause: string): string;
}

/** `a boat that has been mended | properly be safer …`: how it was done goes with the participle. */
const MANNER =
  /^(?:properly|carefully|correctly|incorrectly|wrongly|badly|poorly|thoroughly|professionally|tightly|neatly|securely|firmly|gently|cleanly|heavily|lightly)$/u;

export function resplit(doc: Doc, sentence: Sentence): Resplit | undefined {
  const tokens = sentence.tokens;
  const mark = tokens.findIndex(({ text }) => /^[?]+$/u.test(text));
  const words = tokens.slice(0, mark < 0 ? tokens.length : mark);
  const [auxiliary, first] = words;
  const last = words.at(-1);
  if (!auxiliary || !first || !last || words.length < 4 || /[;:()—]/u.test(sentence.text)) return undefined;
  if ((sentence.text.match(/["“”]/gu) ?? []).length % 2 === 1) return undefined;
  const that = words.findIndex(({ lower }) => /^(?:that|because)$/u.test(lower));
  const aside = afterAside(words);
  if (
    words.some(
      ({ lower, text }, at) => (lower === "n't" && (that < 0 || at < that)) || (text === ',' && aside === undefined),
    ) ||
    first.lower === 'not'
  )
    return undefined;
  const whole = aside === undefined ? plural(doc, words) : undefined;
  if (whole) return whole;
  const split = aside === undefined ? splitAt(words, auxiliary) : undefined;
  const plain = split === undefined ? (aside ?? plainPlace(words)) : undefined;
  const at = split ?? plain;
  const [verb, end] = [words[at ?? -1], words[(at ?? 0) - 1]];
  if (at === undefined || !verb || !end || at < 2) return undefined;
  if (plain === undefined && at === 2 && /^(?:ADJ|ADV)$/u.test(first.pos)) return undefined; // `still | water`
  if (/(?:ed|en)$/u.test(end.lower) && MANNER.test(verb.lower)) return undefined;
  const subject = doc.text.slice(first.start, end.end);
  if (
    plain === undefined &&
    /^(?:is|are|was|were)$/u.test(auxiliary.lower) &&
    !hasRelative(words.slice(1, at)) &&
    phrasesIn(words.slice(1, at)) > 1
  )
    return undefined; // `in use` may be said of it
  const does = /^(?:do|does|did)$/u.test(auxiliary.lower);
  const form = /^(?:is|are|was|were)$/u.test(auxiliary.lower) ? 'be' : does ? 'do' : 'modal';
  if (plain === undefined && isDoubtfulDivision(words.slice(1, at), words.slice(at), form)) return undefined;
  const stand = /^(?:are|were|do)$/u.test(auxiliary.lower) ? 'they' : 'she';
  const doing =
    words.slice(at).find(({ lower, pos }) => !ADVERB.test(lower) && !(pos === 'ADV' && /ly$/u.test(lower))) ?? verb;
  const modal = /^(?:can|could|will|would|should|must|may|might)$/u.test(auxiliary.lower);
  const swapsVerb = does || (modal && !/^(?:be|have)$/u.test(doing.lower));
  if (does && doing.lower === 'be') return undefined;
  const before = doc.text.slice(verb.start, doing.start);
  const rest = swapsVerb
    ? `${before}exist${doc.text.slice(doing.end, last.end)}`
    : doc.text.slice(verb.start, last.end);
  const question = plainQuestion(parse(`${auxiliary.text} ${stand} ${rest}?`));
  if (!question || question.subject.text !== stand) return undefined;
  const restore = (clause: string): string => {
    const named = clause.replace(new RegExp(`\\b${stand}\\b`, 'u'), () => subject);
    return swapsVerb
      ? named.replace(/\bexist(s|ed)?\b/u, (_, ending?: string) =>
          conjugate(doing.lower, ending === 's' ? 'third' : ending === 'ed' ? 'past' : 'base'),
        )
      : named;
  };
  return { question, start: auxiliary.start, end: last.end, restore };
}

/** `do bats that hunt …`: without `do` it is a statement, wherever the subject ends. */
function plural(doc: Doc, [auxiliary, first, ...rest]: readonly Token[]): Resplit | undefined {
  const last = rest.at(-1);
  if (auxiliary?.lower !== 'do' || !first || !last || /^(?:you|we|they|i|these|those)$/u.test(first.lower))
    return undefined;
  if (rest.some(({ lower }) => /^(?:n't|not|never|no|any|ever|yet|either|or)$/u.test(lower))) return undefined;
  const question = plainQuestion(parse(`${auxiliary.text} they exist?`));
  const said = doc.text.slice(first.start, last.end);
  return question && { question, start: auxiliary.start, end: last.end, restore: () => said };
}

const hasRelative = (words: readonly Token[]): boolean =>
  words.some(({ lower }) => /^(?:who|that|which|whose)$/u.test(lower));

function phrasesIn(words: readonly Token[]): number {
  return words.filter(({ pos, lower }) => pos === 'ADP' && lower !== 'of').length;
}
