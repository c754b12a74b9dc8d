import type { Promises, Rule } from '../../src/plugin.js';
import { inFrontOf } from '../around/in-front.js';
import { type AskedAs, isAddressed, isPersonal, questionStart } from './plain-question.js';

/** A rule that says when a question is asked, in front of it; the time that it asks about stays. */
export interface QuestionFrame extends AskedAs {
  readonly about: string;
  readonly openings: readonly string[];
  /** Openings that fit a question on the world alone, not one on the speaker: a quiz, a talk. */
  readonly impersonal?: readonly string[];
  readonly examples: Rule['examples'];
  readonly leaves: readonly string[];
}

export const ASKED: Promises = { 'yes-no': 'same' };

export function questionFrame({ about, openings, impersonal = [], examples, leaves, ...asked }: QuestionFrame): Rule {
  return {
    about,
    expects: ASKED,
    examples,
    leaves,
    *propose(doc) {
      const start = questionStart(doc, asked);
      if (!start) return;
      const plain = doc.sentences.length > 1 || isPersonal(doc) || isAddressed(doc);
      for (const opening of plain ? openings : [...openings, ...impersonal]) yield inFrontOf(doc, start, opening);
    },
  };
}
