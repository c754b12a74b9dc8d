import type { Doc, Promises, Rule } from '../../src/plugin.js';
import { inCapitals, inFront } from '../around/in-front.js';
import { dependsOnSpeech, namesPartOfDay, namesWeekday } from './time-words.js';

/** A rule that says when a question is asked, in front of it; the time that it asks about stays. */
export interface QuestionFrame {
  readonly about: string;
  readonly openings: readonly string[];
  /** Whether the opening reports a question asked before, so that `I` and `now` in it would mean others. */
  readonly reported: boolean;
  readonly examples: Rule['examples'];
  readonly leaves: readonly string[];
}

export const ASKED: Promises = { 'yes-no': 'same' };

export function questionFrame({ about, openings, reported, examples, leaves }: QuestionFrame): Rule {
  return {
    about,
    expects: ASKED,
    examples,
    leaves,
    *propose(doc) {
      if (!isPlainQuestion(doc, reported)) return;
      for (const opening of openings) {
        const candidate = inFront(doc, opening);
        if (candidate) yield candidate;
      }
    },
  };
}

/** The text is one question, and naming a time before it cannot change the time that it asks about. */
export function isPlainQuestion(doc: Doc, reported: boolean): boolean {
  const [sentence] = doc.sentences;
  if (!sentence || doc.sentences.length > 1 || !/\?["”]?$/u.test(doc.text.trim()) || inCapitals(doc)) return false;
  if (
    sentence.kind !== 'yes-no-question' &&
    !/^(?:if|in|while|when|hypothetically)$/u.test(sentence.tokens[0]?.lower ?? '')
  )
    return false;
  if (doc.tokens.some((token) => dependsOnSpeech(token) || (namesWeekday(token) && !/^\p{Lu}/u.test(token.text))))
    return false;
  const personal = /^(?:i|me|my|mine|we|us|our)$/u;
  return !reported || !doc.tokens.some(({ lower }) => personal.test(lower));
}

export function isTimeOfDay(doc: Doc): boolean {
  return doc.tokens.some((token) => namesPartOfDay(token) || namesWeekday(token));
}
