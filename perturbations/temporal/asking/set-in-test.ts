import { matches, type Rule } from '../../../src/plugin.js';
import { inFront } from '../../around/in-front.js';
import { ASKED } from './question-frame.js';

/** A case that is made up: somebody or something of whom one has not read before. */
const A_CASE =
  /^An? [a-zà-ž][^?"“”\n]{15,}[^.?!]*[.;] ?(?:is|are|was|were|do|does|did|can|could|would|will|should|has|have|had|must|may|might|ought|shall)\b[^?"“”]*\?\s*$/iu;
/** The one who asks or reads, and a day that would be another one in the test. */
const OF_ASKER =
  /\b(?:I|my|me|we|our|us|you|your|mine|today|tonight|tomorrow|yesterday|now|currently|ago|(?:this|next|last) (?:morning|afternoon|evening|night|week|month|year|spring|summer|autumn|winter|season))\b|\b(?:quiz|tests?|exams?|question)\b/iu;

export const setInTest: Rule = {
  about: 'Says of which test or quiz the question on a case is',
  expects: ASKED,
  fallback: true,
  examples: [
    [
      'A boy has swallowed a marble and is coughing badly. Should he be taken to a doctor?',
      "From last week's test: A boy has swallowed a marble and is coughing badly. Should he be taken to a doctor?",
    ],
    [
      'A nurse is about to change a dressing; should she wash her hands first?',
      "From yesterday's quiz: A nurse is about to change a dressing; should she wash her hands first?",
    ],
  ],
  leaves: [
    'Does a nurse wash her hands?',
    'A boy has swallowed my marble and is coughing badly. Should I call a doctor?',
    'A nurse changed the dressing. Who helped her?',
    'A test was set on Monday and was far too long. Was it fair?',
  ],
  *propose(doc) {
    if (!matches(doc, A_CASE) || matches(doc, OF_ASKER)) return;
    for (const opening of [
      "From last week's test:",
      "From yesterday's quiz:",
      "From Monday's test:",
      "From last month's quiz:",
    ]) {
      const candidate = inFront(doc, opening);
      if (candidate) yield candidate;
    }
  },
};
