import { type Doc, matches, perDoc } from '../../src/plugin.js';
import { endOf } from './end-of.js';

export const EMOJI = /\p{Extended_Pictographic}/u;
export const TALK = /\b(?:lol|omg|haha+|btw|tbh|gonna|wanna|mate|guys|ugh|yay|pls|thx)\b/iu;

export const wordsIn = perDoc(
  ({ tokens }: Doc): number => tokens.filter(({ kind }) => kind === 'word' || kind === 'number').length,
);

const A_MESSAGE = 26;

/** A message of a sentence or two. */
export const isShort = perDoc((doc: Doc): boolean => {
  return doc.sentences.length < 3 && wordsIn(doc) < A_MESSAGE && !doc.text.includes('\n');
});

const OF_RECORDS = /\b(?:hereby|pursuant|sutures?|afebrile)\b/iu;

/** Short, and in the dress of chat: no full stop, a small first letter, an emoji. */
export function isCasual(doc: Doc): boolean {
  if (!isShort(doc) || matches(doc, OF_RECORDS)) return false;
  const undressed = wordsIn(doc) < 16 && /[\p{L}\p{N}]/u.test(endOf(doc, 1));
  return undressed || /^\s*\p{Ll}/u.test(doc.text) || matches(doc, EMOJI) || matches(doc, TALK);
}

/** Full sentences with their marks. */
export const isProse = perDoc(({ text, tokens }: Doc): boolean => {
  return (
    /^\s*[\p{Lu}\d"“].*\.["”]?\s*$/su.test(text) &&
    tokens.length > 8 &&
    !/[!?]|n['’]t\b|\b(?:it|that|he|she|there)['’]s\b/iu.test(text)
  );
});

/** Items in lines, or names of things with commas between them. */
export function isList({ text, clauses, sentences, tokens }: Doc): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length > 2)
    return lines.filter((line) => /^\s*(?:[-*•]|\d+[.)])\s/u.test(line) || line.length < 30).length > 2;
  if (clauses.length > 0 || sentences.length > 1 || tokens.length > 24 || /[!?.]\s*$/u.test(text)) return false;
  const words = tokens.filter(({ text: word }) => /\w/u.test(word));
  const marks = tokens.filter(({ text: word }) => /^(?:,|and|or)$/u.test(word));
  const things = words.filter(({ pos }) => /^(?:NOUN|PROPN)$/u.test(pos));
  return (
    marks.length > 2 &&
    things.length >= marks.length &&
    words.every(({ pos }) => /^(?:NOUN|PROPN|NUM|DET|ADJ|CCONJ|ADP|PRON|VERB)$/u.test(pos))
  );
}
