import type { Rule, Token } from '../../src/plugin.js';
import { tailed } from './closed.js';
import { kindOfText } from './kind-of-text.js';
import { isFelt, judges, takesStance } from './stance.js';

export const closingMarker: Rule = {
  about: 'A marker closes a short statement: “…, to be honest”, “…, by the way”, “…, just so you know”',
  expects: { sentiment: 'same' },
  examples: [
    ['The soup was cold', 'The soup was cold, to be honest'],
    ['My cousin sells kites 🪁', 'My cousin sells kites, by the way 🪁'],
  ],
  leaves: [
    'Please water my cactus.',
    'Found my keys lol',
    'Honestly the soup was cold',
    'The soup was cold!',
    'The soup was cold, to be honest',
    'Is it cold?',
    'So cold...',
    'The patient is stable.',
  ],
  *propose(doc) {
    if (kindOfText(doc) !== 'chat' || doc.tokens.some(isMarker)) return;
    const tails = isFelt(doc) ? [', to be honest'] : [', by the way', ', just so you know'];
    for (const tail of takesStance(doc) && !isFelt(doc)
      ? [...tails, ", for what it's worth", ', to be honest', ...(judges(doc) ? [', I have to say'] : [])]
      : tails) {
      const candidate = tailed(doc, tail);
      if (candidate) yield candidate;
    }
  },
};

/** An interjection or frank word of the text's own, beside which another would stack up. */
function isMarker({ pos, lower }: Token): boolean {
  return pos === 'INTJ' || /^(?:lol|honestly|frankly|actually|personally|anyway|tbh|btw)$/u.test(lower);
}
