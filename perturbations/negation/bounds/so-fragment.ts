import { matchCase, type Rule } from '../../../src/plugin.js';
import { polarity } from '../polar.js';

export const soFragment: Rule = {
  about:
    'A feeling that is all of a sentence is said by a denied bound: “So proud of her!” → “Couldn’t be prouder of her!”',
  expects: { sentiment: 'same' },
  examples: [
    ['So tired', "Couldn't be more tired"],
    ['so angry with myself for missing the deadline 🤦', "couldn't be angrier with myself for missing the deadline 🤦"],
    ['just ran my first 10k!! 🏃 so happy right now', "just ran my first 10k!! 🏃 couldn't be happier right now"],
  ],
  leaves: [
    'So far so good',
    'So what',
    'not so happy',
    'So happy that I cried',
    'So excited and happy?',
    'so kind',
    'so tired I could sleep',
    'I was so tired',
    'So tired of the noise again',
  ],
  words: () => ['so'],
  *propose({ tokens, text }) {
    if (text.includes('?') || /\bagain\b/iu.test(text)) return;
    for (const [at, token] of tokens.entries()) {
      const before = tokens[at - 1];
      const [adjective, next] = [tokens[at + 1], tokens[at + 2]];
      if (token.lower !== 'so' || !adjective || (before && before.kind !== 'emoji' && !/^[.!]+$/u.test(before.text)))
        continue;
      const polar = polarity(adjective.lower);
      if (polar?.of !== 'person' || polar.more === undefined) continue;
      const ends =
        next === undefined ||
        next.kind === 'emoji' ||
        /^[.!,]+$/u.test(next.text) ||
        /^(?:of|for|with|about|right|today|to|by|in)$/u.test(next.lower);
      if (ends)
        yield {
          edits: [{ start: token.start, end: adjective.end, text: matchCase(token.text, `couldn't be ${polar.more}`) }],
        };
    }
  },
};
