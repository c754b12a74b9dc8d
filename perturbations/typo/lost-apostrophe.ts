import type { Rule } from '../../src/plugin.js';

/** Contractions that stay themselves without the apostrophe. No negations, and none that becomes a word (`its`, `well`, `were`). */
const STAYS = new Set([
  'im',
  'ive',
  'thats',
  'theyre',
  'youre',
  'youve',
  'theyve',
  'weve',
  'theres',
  'whats',
  'theyll',
  'youll',
  'itll',
]);

export const lostApostrophe: Rule = {
  about: 'the apostrophe of a contraction is left out',
  examples: [
    ["I'm at the station", 'Im at the station'],
    ["They're back and that's great", "Theyre back and that's great"],
  ],
  leaves: ["It's fine", "We're here", "I don't mind", "She'll come", "Mia's dog"],
  *propose(doc) {
    for (const token of doc.tokens) {
      const before = doc.tokens[token.index - 1];
      if (!/^['’]\p{L}+$/u.test(token.text) || before?.end !== token.start) continue;
      if (STAYS.has(before.lower + token.lower.slice(1)))
        yield { edits: [{ start: token.start, end: token.start + 1, text: '' }] };
    }
  },
};
