import type { Rule } from '../../../src/plugin.js';
import { statedSentences } from '../stated.js';

export const whatILove: Rule = {
  about: 'A cleft puts what one loves or hates last: “I hate how he sighs” → “What I hate is how he sighs”',
  expects: { sentiment: 'same' },
  examples: [
    ['I love how quiet the library gets', 'What I love is how quiet the library gets'],
    ["I really don't like how she talks to the juniors", "What I really don't like is how she talks to the juniors"],
    ["I can't stand the way he eats soup 😤", "What I can't stand is the way he eats soup 😤"],
    ['Great hotel. I loved the way the staff sang.', 'Great hotel. What I loved is the way the staff sang.'],
  ],
  leaves: [
    'I love it',
    'I love the way',
    'I know how it works',
    'I love how it looks but it broke',
    'I hate when it rains, so I left',
    'She loves how it looks',
  ],
  words: () => ['how', 'way', 'that'],
  *propose(doc) {
    for (const { words, first, opened, clauses } of statedSentences(doc)) {
      const at = words.findIndex(
        ({ lower }, place) =>
          place > 1 &&
          (lower === 'how' ||
            (lower === 'the' && words[place + 1]?.lower === 'way') ||
            (lower === 'that' && words.length > place + 3)),
      );
      const [before, next] = [words[at - 1], words[at]];
      if (!before || !next || at > 5 || clauses.length > 1 || !/^(?:i|we)$/u.test(first.lower)) continue;
      const said = words
        .slice(0, at)
        .map(({ lower }) => lower)
        .join(' ');
      if (!LOVES.test(said) || (next.lower === 'that' && /\b(?:like|appreciate)/u.test(said))) continue;
      const rest = words.slice(at + 1);
      if (rest.length < (next.lower === 'the' ? 3 : 2) || !rest.some(({ pos }) => pos === 'VERB' || pos === 'AUX'))
        continue;
      if (rest.some(({ text, lower }) => text === ',' || /^(?:but|so|because|much|though)$/u.test(lower))) continue;
      if (next.lower === 'that' && !/^(?:DET|PRON|PROPN)$/u.test(rest[0]?.pos ?? '')) continue;
      const subject = first.lower === 'i' ? first.text : 'we';
      yield {
        edits: [
          {
            start: first.start,
            end: next.start,
            text: `${opened(`what ${subject}`)}${doc.text.slice(first.end, before.end)} is `,
          },
        ],
      };
    }
  },
};

const LOVES =
  /^(?:i|we) (?:(?:really|absolutely|do|just|also|especially) )*(?:love|loved|hate|hated|adore|adored|like|liked|enjoy|enjoyed|dislike|appreciate|appreciated|despise|resent|(?:really )?do n't like|ca n't stand|ca n't bear|could n't stand|did n't like)$/u;
