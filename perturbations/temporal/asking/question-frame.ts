import { type Doc, type Promises, perDoc, type Rule } from '../../../src/plugin.js';
import { isOfFact, isOfGeneralInterest } from '../../around/general-interest.js';
import { inFrontOf } from '../../around/in-front.js';
import { type AskedAs, isAddressed, isPersonal, questionStart } from './plain-question.js';

/** A rule that says when a question is asked, in front of it; the time that it asks about stays. */
export interface QuestionFrame extends AskedAs {
  readonly about: string;
  readonly openings: readonly string[];
  /** Openings that fit a question of general knowledge alone, not one for advice or on the speaker: a quiz, a talk. */
  readonly impersonal?: readonly string[];
  /** Openings for what the asker must know for themselves. */
  readonly own?: readonly string[];
  readonly examples: Rule['examples'];
  readonly leaves: readonly string[];
}

export const ASKED: Promises = { 'yes-no': 'same' };

export function questionFrame({
  about,
  openings,
  impersonal = [],
  own = [],
  examples,
  leaves,
  ...asked
}: QuestionFrame): Rule {
  return {
    about,
    expects: ASKED,
    examples,
    leaves,
    *propose(doc) {
      const start = questionStart(doc, asked);
      if (!start || doc.sentences.length > 1 || !opensPlainly(doc) || (!asked.reported && isNegated(doc))) return;
      const plain = isPersonal(doc) || isAddressed(doc) || !isOfGeneralInterest(doc);
      const small = !/\p{Lu}/u.test(doc.text); // a capital `I` would stand out
      const fit = [...openings, ...(isPersonal(doc) ? own : []), ...(plain ? [] : impersonal)];
      for (const opening of fit)
        if ((!small || !/\bI\b/u.test(opening)) && (isOfFact(doc) || !/\bquiz\b/u.test(opening)))
          yield inFrontOf(doc, start, opening);
    },
  };
}

/** Whether the question begins with its own inversion, so that a colon leads to what is asked and not to a condition. */
export const opensPlainly = perDoc(({ text }: Doc): boolean => {
  return /^\s*(?:is|are|was|were|do|does|did|can|could|would|will|should|has|have|had|must|might|may)(?:n['’]t)?\s/iu.test(
    text,
  );
});

/** `Isn't it …?` claims more than it asks: nobody wonders it. */
function isNegated({ text }: Doc): boolean {
  return /^\s*[a-zà-ž]+n['’]t\b/iu.test(text);
}
