import type { Rule } from '../../src/plugin.js';
import { tailed } from './closed.js';
import { kindOfText } from './kind-of-text.js';
import { isNews } from './news.js';
import { addresses } from './stance.js';

export const vocative: Rule = {
  about: 'News of one’s own is told to all: “We found the cat, everyone”, “I passed, guys 🎉”',
  expects: { sentiment: 'same' },
  examples: [
    ['We found our old kite 🪁', 'We found our old kite, guys 🪁'],
    ['I just finished my scarf', 'I just finished my scarf, everyone'],
  ],
  leaves: [
    'She found our kite',
    'I love kites',
    'I am tired',
    'You found my kite',
    'My boss fired me',
    'The kite is red',
  ],
  *propose(doc) {
    if (kindOfText(doc) !== 'chat' || addresses(doc) || !isNews(doc)) return;
    for (const all of [', guys', ', everyone']) {
      const candidate = tailed(doc, all);
      if (candidate) yield candidate;
    }
  },
};
