import type { Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { firstClause } from '../first-clause.js';
import { saysWhen } from '../time-words.js';

export const stillAfter: Rule = {
  about: 'Says after how long something is still so',
  expects: { sentiment: 'same' },
  examples: [
    ["He's still looking for his umbrella", "Three days later, he's still looking for his umbrella"],
    ["They still haven't answered my letter 😠", "Three days later, they still haven't answered my letter 😠"],
    ['My coat is still wet', 'Two days on, my coat is still wet'],
  ],
  leaves: [
    'I still love it',
    'The lake was still',
    'He is still here today',
    'We still had fun',
    'It is still water',
    'There is still time',
    "I'm still not sure",
    'The shop is still open',
    "I'm still waiting for the tram",
  ],
  words: () => ['still'],
  *propose(doc) {
    const clause = firstClause(doc);
    const still = doc.tokens.find(({ lower }) => lower === 'still');
    if (clause?.tense !== 'present' || !still || still.start > clause.end || doc.sentences.length > 1) return;
    if (doc.tokens.some((token) => saysWhen(token) && token !== still)) return;
    const after = doc.tokens[still.index + 1];
    const perfect = /^(?:have|has)$/u.test(after?.lower ?? '') && clause.negation !== undefined;
    const lasting =
      /^(?:looking|missing|wet|broken|down|closed|leaking|hurting|drying|searching|asleep|sick|ill|stuck|smells?|hurts?|damp|sore|unanswered|blocked)$/u.test(
        after?.lower ?? '',
      );
    if (!perfect && !lasting) return;
    yield* eachInFront(doc, ['Three days later,', 'Two days on,', 'A week later,']);
  },
};
