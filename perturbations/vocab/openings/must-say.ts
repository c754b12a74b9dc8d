import type { Rule } from '../../../src/plugin.js';
import { isAppraisal } from '../../around/appraisal.js';
import { eachInFront } from '../../around/in-front.js';
import { polarityOf } from '../../person/polar.js';

export const mustSay: Rule = {
  about: 'Praise of somebody’s work, said to them, is something one must say: “I must say, you handled it with skill.”',
  expects: { sentiment: 'same' },
  examples: [
    [
      'Your training sessions are superb. The clients in the north ask for you by name.',
      'I must say, your training sessions are superb. The clients in the north ask for you by name.',
    ],
  ],
  leaves: [
    'Your soup is superb.',
    'Your training sessions are late and careless. The clients ask for somebody else by name.',
    'Otto has found his feet this term. His homework is neat, and he helps the younger ones to read.',
  ],
  onlyIf: isAppraisal,
  *propose(doc) {
    if (!/^(?:you|your|in only)\b/iu.test(doc.text)) return;
    const sides = doc.tokens.flatMap(({ lower }) => polarityOf(lower) ?? []);
    const praised = sides.length > 0 && sides.every((side) => side === 'positive');
    if (praised && !/\b(?:late|not|never|but|say)\b|n['’]t\b/iu.test(doc.text))
      yield* eachInFront(doc, ['I must say,', 'I have to say,']);
  },
};
