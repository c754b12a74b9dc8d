import {
  conjugate,
  type Doc,
  type NounPhrase,
  perDoc,
  type Question,
  type Span,
  type Token,
} from '../../src/plugin.js';
import { isReadTwiceIn } from '../around/read-twice.js';

/** The one question of a text, where it is a plain one: not negated, not in capitals, nothing else asked. */
export const plainQuestion = perDoc((doc: Doc): Question | undefined => {
  const [question, second] = doc.questions;
  if (!question || second || question.negation || (doc.text.match(/\?+/gu) ?? []).length > 1) return undefined;
  if (question.tokens.some((token) => token.lower === "n't") || /^\p{Lu}{2}/u.test(question.auxiliary.text))
    return undefined;
  return isReadTwiceIn(doc, question) ? question : undefined;
});

/** The mark that ends the question, where it is one `?`. */
export function soleMark({ sentence, end }: Question): Token | undefined {
  const [mark, next] = sentence.tokens.filter((token) => token.start >= end);
  return mark?.text === '?' && !/^[?!]/u.test(next?.text ?? '') ? mark : undefined;
}

/** `text` with the capital that the question's own first word has. */
export function opening({ auxiliary }: Question, text: string): string {
  return /^\p{Lu}/u.test(auxiliary.text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

export interface ObjectPhrase {
  readonly phrase: NounPhrase;
  /** Its last token; `of` phrases belong to it. */
  readonly end: Token;
}

/** `my saddle last week`: a time that was taken for a part of the phrase. */
const TIMED =
  / [a-zà-ž]+ (?:(?:last|next|this) (?:week|weekend|month|year|night|morning|evening|spring|summer|autumn|winter|[a-zà-ž]+day)|today|tomorrow|yesterday|tonight)$/iu;

/** The noun phrase that begins at `token`, with the `of` phrases after it. */
export function phraseAt(doc: Doc, token: Token, within: Span): ObjectPhrase | undefined {
  const phrase = doc.nounPhrases.find((each) => each.start === token.start);
  let end = phrase?.tokens.at(-1);
  if (!phrase || !end || phrase.end > within.end || TIMED.test(phrase.text)) return undefined;
  for (
    let next = doc.tokens[end.index + 1];
    next?.lower === 'of' && next.end <= within.end;
    next = doc.tokens[end.index + 1]
  ) {
    const from = doc.tokens[next.index + 1];
    const inner = from && doc.nounPhrases.find((each) => each.start === from.start);
    const last = inner?.tokens.at(-1);
    if (!last || last.end > within.end) return undefined;
    end = last;
  }
  return { phrase, end };
}

/** `could … when it opened in 1921`: what somebody was able to do then, not what they would be able to do. */
export function asksOfThePast({ auxiliary, tokens }: Question): boolean {
  if (auxiliary.lower !== 'could') return false;
  return tokens.some(
    ({ pos, lower, text, lemma }) =>
      /^(?:was|were|had|did|ago|during|century|ancient|medieval)$/u.test(lower) ||
      /^(?:1[0-9]|20)\d\d$/u.test(text) ||
      (pos === 'VERB' && lower !== lemma && conjugate(lemma, 'past') === lower),
  );
}

export const POSSESSIVE = /^(?:his|her|its|their|my|your|our|himself|herself|itself|themselves|each|him|them)$/u;
