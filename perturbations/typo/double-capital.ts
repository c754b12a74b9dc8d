import type { Rule } from '../../src/plugin.js';
import { safeWords, startsSentence } from './safe-words.js';

export const doubleCapital: Rule = {
  about: 'the shift key is held too long at the start of a sentence',
  examples: [
    ['This place is lovely', 'THis place is lovely'],
    ['Would a goat eat paper?', 'WOuld a goat eat paper?'],
  ],
  leaves: ['Tomoko called', 'NASA called', 'the soup was fine', 'I see'],
  *propose(doc) {
    for (const token of safeWords(doc)) {
      if (!/^[A-Z][a-z]/u.test(token.text) || !startsSentence(doc, token)) continue;
      const second = token.start + 1;
      yield { edits: [{ start: second, end: second + 1, text: doc.text.slice(second, second + 1).toUpperCase() }] };
    }
  },
};
