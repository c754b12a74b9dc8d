import type { Rule } from '../../src/plugin.js';
import { tailed } from './at-end.js';
import { isFormal, takesStance } from './register.js';

export const closingMarker: Rule = {
  about: 'A marker closes a short statement: “…, to be honest”, “…, by the way”, “…, just so you know”',
  expects: { sentiment: 'same' },
  examples: [
    ['The soup was cold', 'The soup was cold, to be honest'],
    ['My cousin sells kites 🪁', 'My cousin sells kites, by the way 🪁'],
  ],
  leaves: [
    'The soup was cold!',
    'The soup was cold, to be honest',
    'Is it cold?',
    'So cold...',
    'The patient is stable.',
  ],
  *propose(doc) {
    if (isFormal(doc)) return;
    const tails = [', by the way', ', just so you know', ", for what it's worth"];
    for (const tail of takesStance(doc) ? [...tails, ', to be honest', ', I have to say'] : tails) {
      const candidate = tailed(doc, tail);
      if (candidate) yield candidate;
    }
  },
};
