import { isWord, type Rule, type Token } from '../../src/plugin.js';
import { safeWords } from './safe-words.js';

export const missingSpace: Rule = {
  about: 'the space between two words is left out',
  examples: [
    ['I had a great time at the fair', 'I had a greattime at the fair'],
    ['Does the river freeze over in winter?', 'Does theriver freeze over in winter?'],
  ],
  leaves: ['bun necessary', 'hail able', 'Not bad', 'Ask Tomoko', 'never again'],
  *propose(doc, { rng }) {
    const safe = new Set(safeWords(doc).map((token) => token.index));
    for (const token of rng.shuffle(doc.tokens)) {
      const next = doc.tokens[token.index + 1];
      if (!next || !safe.has(next.index) || !canJoin(token) || doc.text.slice(token.end, next.start) !== ' ') continue;
      if (!isWord(token.lower + next.lower) && !readsNegated(token.lower, next.lower) && !SUFFIX.test(next.lower))
        yield { edits: [{ start: token.end, end: next.start, text: '' }] };
    }
  },
};

/** Short words are joined too (`theriver`), but no name, negation or single letter. */
function canJoin(token: Token): boolean {
  return (
    token.kind === 'word' &&
    token.pos !== 'PROPN' &&
    /^[A-Za-z][a-z]{2,}$/u.test(token.text) &&
    !/^(?:not|never|nor|none)$/u.test(token.lower)
  );
}

/** `a hail able to dent cars` would become `hailable`: a word that could be. */
const SUFFIX = /^(?:able|less|full|like|some|wise|ward|wards|ship|hood|most|worthy|free|proof|ways|ness)$/u;

/** `bun necessary` would become `bunnecessary`, which looks like `unnecessary`. */
function readsNegated(word: string, next: string): boolean {
  const prefix = /(?:un|in|im|il|ir|dis|non)$/u.exec(word)?.[0];
  return prefix !== undefined && isWord(prefix + next);
}
