import type { Rule } from '../../../src/plugin.js';
import { saidAfter } from '../../around/said-after.js';
import { ASKING, askedThing } from '../asked-thing.js';

export const cannotRememberAfter: Rule = {
  about: 'A question on a plain fact is followed by not remembering: “What time does the gym shut? I can’t remember.”',
  expects: { sentiment: 'same' },
  examples: [
    ['What time does the gym shut?', "What time does the gym shut? I can't remember."],
    ['Which door leads to the cellar?', 'Which door leads to the cellar? I can never remember.'],
  ],
  leaves: [
    'What do you want?',
    'How much does the tent cost?',
    'Who runs the bar?',
    'Why does it leak?',
    'What should I wear?',
  ],
  words: () => ASKING,
  *propose(doc) {
    const asked = askedThing(doc);
    if (
      !asked ||
      !doc.text.includes('?') ||
      !/^(?:what|when|where|which)/u.test(asked.clause) ||
      /\bI can\b|\b(?:should|shall)\b/u.test(`${asked.clause} ${doc.text}`)
    )
      return;
    const often = /^(?:what (?:time|day)|which)/u.test(asked.clause) && !/\b(?:did|should)\b/u.test(doc.text);
    for (const said of ["I can't remember.", ...(often ? ['I can never remember.'] : [])]) {
      const after = saidAfter(doc, said);
      if (after) yield after;
    }
  },
};
