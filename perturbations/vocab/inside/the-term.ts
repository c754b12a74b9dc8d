import type { Rule } from '../../../src/plugin.js';

/** A word in quotation marks of which a law or contract says what it means, at the head of its clause. */
const TERM =
  /(?<head>^|[.:;] |, (?:and )?)(?:"[^"]{2,40}"|“[^”]{2,40}”)(?= (?:means|shall mean|includes|shall include|does not include|refers to|shall refer to|has the meaning|is defined)\b)/gu;

export const theTerm: Rule = {
  about: 'What is defined is called a term: “In this act, "boat" means …” → “In this act, the term "boat" means …”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    [
      'In this lease, "boat" means any craft with a mast.',
      'In this lease, the term "boat" means any craft with a mast.',
    ],
    ['“Boat” includes any craft with a mast.', 'The term “Boat” includes any craft with a mast.'],
  ],
  leaves: ['The term "boat" means any craft.', 'He said that "boat" means love.', 'Does "boat" mean a craft?'],
  words: () => ['means', 'mean', 'includes', 'include', 'refers', 'refer', 'meaning', 'defined'],
  *propose(doc) {
    for (const { index, groups } of doc.text.matchAll(TERM)) {
      const head = groups?.['head'] ?? '';
      const at = index + head.length;
      yield { edits: [{ start: at, end: at, text: /,/u.test(head) || head === '; ' ? 'the term ' : 'The term ' }] };
    }
  },
};
