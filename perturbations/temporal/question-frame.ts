import type { Doc, Promises, Rule } from '../../src/plugin.js';
import { inFront } from '../around/in-front.js';
import { inCapitals } from '../around/style.js';
import { dependsOnSpeech, namesWeekday } from './time-words.js';

/** A rule that says when a question is asked, in front of it; the time that it asks about stays. */
export interface QuestionFrame {
  readonly about: string;
  readonly openings: readonly string[];
  /** Openings that fit a question on the world alone, not one on the speaker: a quiz, a talk. */
  readonly impersonal?: readonly string[];
  /** Whether the opening reports a question asked before, so that `I` and `now` in it would mean others. */
  readonly reported: boolean;
  readonly examples: Rule['examples'];
  readonly leaves: readonly string[];
}

export const ASKED: Promises = { 'yes-no': 'same' };

export function questionFrame({ about, openings, impersonal = [], reported, examples, leaves }: QuestionFrame): Rule {
  return {
    about,
    expects: ASKED,
    examples,
    leaves,
    *propose(doc) {
      if (!isPlainQuestion(doc, reported)) return;
      for (const opening of isPersonal(doc) || isAddressed(doc) ? openings : [...openings, ...impersonal]) {
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
  return !reported || !(isPersonal(doc) || isAddressed(doc));
}

/** Asked on the speaker's own account. */
export function isPersonal(doc: Doc): boolean {
  return doc.tokens.some(({ lower }) => /^(?:i|me|my|mine|we|us|our)$/u.test(lower));
}

/** `Do you ship to Peru?`: asked of those who read it, or of something at hand; `Can you fry ice?` is asked of anyone. */
function isAddressed({ tokens }: Doc): boolean {
  const [first, second, third] = tokens;
  if (/^(?:this|these|your|yours)$/u.test(second?.lower ?? '') || third?.lower === 'guys') return true;
  if (second?.lower === 'it') return /^(?:do|does|did|has|will)$/u.test(first?.lower ?? '');
  return second?.lower === 'you' && /^(?:do|did|have|will|are)$/u.test(first?.lower ?? '') && third?.lower !== 'likely';
}
