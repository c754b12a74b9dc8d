import type { Rule } from '../../src/plugin.js';
import { inCapitals } from '../around/in-front.js';
import { isTalk, opensAsTalk } from './chat.js';

const CLOSINGS = [
  ', by the way',
  ', just so you know',
  ", for what it's worth",
  ', just saying',
  ', as I said',
  ', in case you were wondering',
  ', you know',
];

export const discourseClosing: Rule = {
  about: 'Ends with a discourse marker that says nothing: “…, by the way”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The lamp is broken', 'The lamp is broken, by the way'],
    ['We loved the pancakes! 🥞', 'We loved the pancakes, just so you know! 🥞'],
  ],
  leaves: [
    'Is the lamp broken?',
    'I want tea, please',
    'The tenant shall pay the rent',
    'Best lamp ever',
    'The lamp broke, sadly',
  ],
  *propose(doc) {
    const clause = doc.clauses.at(-1);
    const last = doc.sentences.at(-1);
    if (!isTalk(doc) || opensAsTalk(doc) || inCapitals(doc) || !clause || clause.sentence.index !== last?.index) return;
    const end = doc.tokens.findLast((token) => token.kind === 'word' || token.kind === 'number')?.end;
    if (end === undefined || end !== clause.end || clause.text.includes(',')) return;
    for (const text of CLOSINGS) yield { edits: [{ start: end, end, text }] };
  },
};
