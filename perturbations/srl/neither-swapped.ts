import type { Rule } from '../../src/plugin.js';

/** Pairs with an order of their own. */
const FIXED =
  /^(?:here|good|more|one|love|rhyme|fish|hide|confirm|friend|up|now|this|black|big|too|like|for|pro|left|him|her|he|she|it|true)$/u;

export const neitherSwapped: Rule = {
  about: '“Neither A nor B” → “neither B nor A”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The soup was neither hot nor cold', 'The soup was neither cold nor hot'],
    ['The exam was neither hard nor easy.', 'The exam was neither easy nor hard.'],
  ],
  leaves: [
    'It was neither here nor there',
    'The soup was neither good nor bad',
    'Neither he nor she came',
    'It was neither hot nor even warm',
  ],
  *propose(doc) {
    for (const { index, lower } of doc.tokens) {
      if (lower !== 'neither') continue;
      const [one, nor, two, next] = doc.tokens.slice(index + 1, index + 5);
      if (!one || nor?.lower !== 'nor' || !two || (next && /^(?:ADJ|NOUN|VERB|ADP)$/u.test(next.pos))) continue;
      if (one.pos !== 'ADJ' || two.pos !== 'ADJ' || FIXED.test(one.lower)) continue;
      yield {
        edits: [
          { start: one.start, end: one.end, text: two.text },
          { start: two.start, end: two.end, text: one.text },
        ],
      };
    }
  },
};
