import { matchCase, type Rule, wordTable } from '../../../src/plugin.js';

const OTHER = wordTable<string>({ might: 'may', perhaps: 'maybe' });

export const hedgedTwice: Rule = {
  about: 'Who hedges twice with one word hedges twice with another: “I might go, I might not” → “I may go, I may not”',
  expects: { sentiment: 'same' },
  examples: [
    ['I might mow the lawn or I might not', 'I may mow the lawn or I may not'],
    ["Perhaps I'll mow, perhaps I won't", "Maybe I'll mow, maybe I won't"],
  ],
  leaves: [
    'I might mow the lawn',
    'I might have mown it, I might not',
    'He said he might mow or he might not',
    'We swam with all our might and might swim again',
    'I may mow or I might not, I might sleep',
  ],
  words: () => Object.keys(OTHER),
  *propose({ sentences: [sentence, second], tokens }, { task }) {
    if (task.like !== 'sentiment' || !sentence || second) return;
    if (tokens.some(({ lower }) => OTHERWISE.test(lower))) return;
    for (const [word, other] of Object.entries(OTHER)) {
      const said = tokens.filter(({ lower }) => lower === word);
      if (said.length !== 2 || !said.every(({ index }) => FOLLOWS.test(tokens[index + 1]?.pos ?? ''))) continue;
      yield { edits: said.map(({ start, end, text }) => ({ start, end, text: matchCase(text, other) })) };
    }
  },
};

/** `He said he might` was of the past; beside `may` the two would no longer stand against one another. */
const OTHERWISE = /^(?:have|been|well|said|thought|told|asked|knew|was|were|had|did|would|if|may|maybe|all|just)$/u;

const FOLLOWS = /^(?:VERB|AUX|PART|PRON|ADV|NOUN|ADJ|PUNCT)$/u;
