import { lowerOpening, type Rule, wordTable } from '../../../src/plugin.js';
import { statedSentences } from '../stated.js';

const OF = wordTable<string>({ we: 'us', they: 'them', you: 'you' });

export const allOfUs: Rule = {
  about: 'A quantifier moves between subject and verb: “We all laughed” ↔ “All of us laughed”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['We all laughed at the ending.', 'All of us laughed at the ending.'],
    ['They both failed the test', 'Both of them failed the test'],
    ['Both of us failed the test', 'We both failed the test'],
  ],
  leaves: [
    'We all have it all',
    'We both and they all came',
    'You both rock',
    'They are both late',
    'We all in all liked it',
  ],
  words: () => ['all', 'both'],
  *propose(doc) {
    for (const { words, first, opened } of statedSentences(doc)) {
      const [, second, third, fourth] = words;
      if (!second || !third || !fourth || words.filter(({ lower }) => /^(?:all|both|each)$/u.test(lower)).length !== 1)
        continue;
      const whom = OF[first.lower];
      if (
        whom !== undefined &&
        whom !== 'you' &&
        /^(?:all|both)$/u.test(second.lower) &&
        /^(?:VERB|AUX)$/u.test(third.pos)
      )
        yield { edits: [{ start: first.start, end: second.end, text: `${opened(second.lower)} of ${whom}` }] };
      const who = third.lower === 'us' ? 'we' : third.lower === 'them' ? 'they' : undefined;
      if (/^(?:all|both)$/u.test(first.lower) && second.lower === 'of' && who !== undefined && fourth.pos === 'VERB')
        yield { edits: [{ start: first.start, end: third.end, text: `${opened(who)} ${lowerOpening(first)}` }] };
    }
  },
};
