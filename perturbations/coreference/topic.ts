import { type Doc, type Edit, type NounPhrase, perDoc, type Question } from '../../src/plugin.js';
import { opensWithCondition } from '../around/inverted-condition.js';
import { isReadTwiceIn } from '../around/read-twice.js';

/** What a question is about, and the question once that has been named. */
export interface Topic {
  /** As it is named before the question. */
  readonly mention: string;
  /** What openings fit it. `one`: an indefinite that stays indefinite (`Take a camel`). */
  readonly kind: 'person' | 'named' | 'definite' | 'plural' | 'mass' | 'one' | 'kind' | 'activity';
  /** The anaphor in the topic's place; the auxiliary where it must agree. */
  readonly edits: readonly Edit[];
}

/** The one yes/no question of a text, from the first word of its sentence on; only statements may come before it. */
export const wholeQuestion = perDoc((doc: Doc): Question | undefined => {
  const [question] = doc.questions;
  const sentence = doc.sentences.at(-1);
  if (!question || question.sentence !== sentence || question.start !== sentence.tokens[0]?.start) return undefined;
  if (doc.sentences.length > 3 || opensWithCondition(sentence.text) || /[.!…]["”’)]/u.test(doc.text)) return undefined;
  if (
    !/\?(?:\s|\p{Extended_Pictographic}|\u200D|\uFE0F)*$/u.test(doc.text) ||
    doc.text.indexOf('?') !== doc.text.lastIndexOf('?')
  )
    return undefined;
  return isShouted(doc) || !isReadTwiceIn(doc, question) ? undefined : question;
});

function isShouted(doc: Doc): boolean {
  return /^\p{Lu}{2}/u.test(doc.tokens[0]?.text ?? '') || !/\p{Ll}/u.test(doc.text);
}

/** `frank sinatra` in a text without capitals may be a name, whatever its words mean. */
export function mayBeName(doc: Doc, { determiner, number, tokens }: NounPhrase): boolean {
  return /^\p{Ll}/u.test(doc.text) && !determiner && number === 'singular' && tokens.length > 1;
}

/** Whether the head of the topic is said again elsewhere in the question, so that the pronoun would compete with it. */
export function isSaidTwice(doc: Doc, start: number, end: number): boolean {
  const inside = new Set(
    doc.tokens
      .filter((token) => token.start >= start && token.end <= end && (token.pos === 'NOUN' || token.pos === 'PROPN'))
      .map(({ lemma }) => lemma),
  );
  return doc.tokens.some(
    (token) => (token.end <= start || token.start >= end) && token.kind === 'word' && inside.has(token.lemma),
  );
}
