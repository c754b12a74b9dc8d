import type { Rule } from '../../src/plugin.js';

/** Words that fingers type twice; twice in a row they never mean something else. */
const REPEATED = new Set(['the', 'a', 'an', 'of', 'to', 'in', 'at', 'on', 'and', 'with', 'for', 'from', 'my', 'this']);

export const repeatedWord: Rule = {
  about: 'a small word is typed twice',
  examples: [
    ['We walked to the lake', 'We walked to the the lake'],
    ['Is the lake in Peru?', 'Is the lake in in Peru?'],
  ],
  leaves: ['Best day ever', 'Log in', 'I gave up on'],
  *propose(doc, { rng }) {
    for (const token of rng.shuffle(doc.tokens)) {
      const next = doc.tokens[token.index + 1];
      const inside = next?.kind === 'word' && doc.text.slice(token.end, next.start) === ' ';
      if (token.kind !== 'word' || !inside || !REPEATED.has(token.text) || next.lower === token.lower) continue;
      yield { edits: [{ start: token.end, end: token.end, text: ` ${token.text}` }] };
    }
  },
};
