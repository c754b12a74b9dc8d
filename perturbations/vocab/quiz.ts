import type { Doc, Rule } from '../../src/plugin.js';
import { isOfGeneralInterest } from '../around/general-interest.js';
import { opened } from './opened.js';
import { soleQuestionText } from './question-text.js';

export const quiz: Rule = {
  about: 'An irrelevant sentence before the question says where it is from: “I’m putting together a quiz. …”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Is Oslo on a fjord?', "I'm putting together a quiz. Is Oslo on a fjord?"],
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
    // A bet is on something that is open, not on what is taken to be so.
    const bet = /^\p{L}+n['’]t\b/u.test(doc.text) ? [] : ['We have a small bet going.'];
    const idle = ['This came up over coffee.', ...bet, 'This one has been on my mind.'];
    const quizzed = ["I'm putting together a quiz.", "I'm preparing for a trivia night."];
    yield* opened(doc, isOfFact(doc) ? [...quizzed, ...idle] : idle);
  },
};

/** What somebody had better do. */
function isAdvice({ text }: Doc): boolean {
  return /^(?:if|should|when)\b|\b(?:safer?|dangerous|a (?:good|bad) idea|advisable|wise|best to|avoid|okay to|ok to|allerg\w*|c[o]?eliac)\b/iu.test(
    text,
  );
}

/** Of somebody or something with a name, and how it is or was: what a quiz asks. */
function isOfFact({ text, tokens }: Doc): boolean {
  const named = tokens.some(({ pos, text: word, index }) => index > 0 && pos === 'PROPN' && /^\p{Lu}/u.test(word));
  return named && /^(?:is|are|was|were|do|does|did|has|have|had)\b/iu.test(text);
}
