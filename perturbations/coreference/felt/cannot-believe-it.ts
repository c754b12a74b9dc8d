import type { Rule } from '../../../src/plugin.js';
import { clauseFrom } from '../stated/clause-from.js';
import { asTwo } from '../stated/retold.js';
import { saidIn } from '../stated/said.js';

/** What cannot be believed is said first, and `it` stands for it. */
export const cannotBelieveIt: Rule = {
  about: 'Says first what somebody cannot believe, and takes it up by “it”',
  expects: { sentiment: 'same' },
  examples: [
    ["I can't believe the tickets sold out already 😭", "The tickets sold out already. I can't believe it 😭"],
    ["i can't believe that we won the cup!", "we won the cup! i can't believe it!"],
  ],
  leaves: [
    "I can't believe it",
    "I can't believe how late you are",
    "I can't believe in luck",
    'I believe that we won',
  ],
  words: () => ['believe'],
  *propose(doc) {
    for (const said of saidIn(doc)) {
      const at = said.tokens.findIndex(({ lower }) => lower === 'believe');
      const before = said.tokens
        .slice(0, at)
        .map(({ lower }) => lower)
        .join(' ');
      const believe = said.tokens[at];
      if (!believe || !/^(?:(?:i|we) )?(?:still |just )?(?:ca n't|can not|cannot|could n't|ca n’t)$/u.test(before))
        continue;
      const clause = clauseFrom(doc, said, at + 1);
      if (clause !== undefined) yield asTwo(said, clause, `${doc.text.slice(said.first.start, believe.end)} it`);
    }
  },
};
