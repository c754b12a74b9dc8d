import type { Doc, Rule } from '../../src/plugin.js';
import { isOfFact, isOfGeneralInterest } from '../around/general-interest.js';
import { opened } from './opened.js';
import { soleQuestionText } from './question-text.js';

export const quiz: Rule = {
  about: 'An irrelevant sentence before the question says where it is from: “This came up over coffee. …”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Is Oslo on a fjord?', 'This came up over coffee. Is Oslo on a fjord?'],
    ['Did Mozart play chess?', 'This came up over coffee. Did Mozart play chess?'],
  ],
  leaves: [
    'My cat is asleep. Is it red?',
    'A tomato is red.',
    'Do I need a visa for Oslo?',
    'Has anyone sailed to Oslo?',
    'Will the glue dry before tomorrow?',
    'Does it fit a round table?',
    'Is there a lid for the blender?',
    'If a cook has a cold, is he allowed in the kitchen?',
    'Should I order the soup?',
  ],
  *propose(doc) {
    if (!soleQuestionText(doc) || !isOfGeneralInterest(doc)) return;
    if (isAdvice(doc)) return;
    // nobody would put what is absurd into a quiz, but anything may come up
    if (isOfFact(doc) || OF_HOW_IT_IS.test(doc.text)) yield* opened(doc, ['This came up over coffee.']);
  },
};

/** What can be looked up. */
const OF_HOW_IT_IS = /^(?:can|is|are|was|were|do|does|did|has|have)\s/iu;

/** What somebody had better do. */
function isAdvice({ text }: Doc): boolean {
  return /^(?:if|should|when)\b|\b(?:safer?|dangerous|a (?:good|bad) idea|advisable|wise|best to|avoid|okay to|ok to|allerg\w*|c[o]?eliac)\b/iu.test(
    text,
  );
}
