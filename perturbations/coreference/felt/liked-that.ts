import type { Rule } from '../../../src/plugin.js';
import { clauseFrom } from '../stated/clause-from.js';
import { retold } from '../stated/retold.js';
import { saidIn } from '../stated/said.js';

/** What somebody likes or hates is said first, and `it` stands for it. */
export const likedThat: Rule = {
  about: 'Says first what somebody loves or hates about how things are, and takes it up by “it”',
  expects: { sentiment: 'same' },
  examples: [
    ['I love that the café opens at six ☕', 'The café opens at six, and I love it ☕'],
    ['I hate that we missed the train', 'We missed the train, and I hate it'],
  ],
  leaves: ['I love that café', 'I love it', 'I hate when we miss the train', 'I said that the café opens at six'],
  words: () => ['love', 'like', 'hate', 'loved', 'hated', 'liked'],
  *propose(doc) {
    for (const said of saidIn(doc)) {
      const at = said.tokens.findIndex(({ lower }) => lower === 'that');
      const [subject, verb] = [said.tokens[0], said.tokens[at - 1]];
      const between = said.tokens.slice(1, at - 1);
      if (
        !subject ||
        !verb ||
        !/^(?:i|we)$/u.test(subject.lower) ||
        !/^(?:love|like|hate|loved|hated|liked)$/u.test(verb.lower)
      )
        continue;
      if (at > 4 || between.some(({ pos }) => pos !== 'ADV')) continue;
      const clause = clauseFrom(doc, said, at);
      if (clause !== undefined) yield retold(said, `${clause}, and ${doc.text.slice(subject.start, verb.end)} it`);
    }
  },
};
