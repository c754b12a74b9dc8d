import { type Rule, wordTable } from '../../../src/plugin.js';
import { endOfWords } from '../../around/end-of-words.js';
import { inCapitals } from '../../around/style.js';
import { soleClause } from '../first-clause.js';
import { presentMood } from './mood.js';

const SPANS = ['since day one', 'since the first day', 'since last summer'];

export const sinceDayOne: Rule = {
  about: 'Says since when the speaker has loved or hated something',
  expects: { sentiment: 'same' },
  examples: [
    ['I love this lamp!', "I've loved this lamp since day one!"],
    ['I hate the new layout of the site', "I've hated the new layout of the site since the first day"],
  ],
  leaves: [
    'I love cooking',
    'I love the smell of rain',
    "I don't like it",
    'I love how it looks',
    'I love it when you sing',
    'I like it more than the old one',
  ],
  words: () => Object.keys(PAST),
  *propose(doc) {
    const clause = presentMood(doc) === 'opinion' ? soleClause(doc) : undefined;
    const end = endOfWords(doc);
    const past = clause && PAST[clause.verb.lower];
    if (!clause || !end || !past || clause.finite !== clause.verb || inCapitals(doc) || end !== clause.end) return;
    const plain = clause.rest.tokens.every(
      ({ pos, lower }) =>
        /^(?:NOUN|PROPN|ADJ|DET|ADP|PRON|NUM)$/u.test(pos) &&
        lower !== 'to' &&
        !/^(?:that|than|it)$/u.test(lower) &&
        !lower.endsWith('ing'),
    );
    const [first, second] = clause.rest.tokens;
    const particular =
      /^(?:this|my|our)$/u.test(first?.lower ?? '') || (first?.lower === 'the' && second?.lower === 'new');
    if (!plain || !particular || doc.tokens[1] !== clause.verb) return;
    const subject = clause.subject;
    const recent = clause.rest.tokens.some(({ lower }) => lower === 'new');
    for (const span of recent ? SPANS.slice(0, 2) : SPANS)
      yield {
        edits: [
          { start: subject.end, end: clause.verb.end, text: `'ve ${past}` },
          { start: end, end, text: ` ${span}` },
        ],
      };
  },
};

const PAST = wordTable<string>({
  love: 'loved',
  hate: 'hated',
  like: 'liked',
  adore: 'adored',
  dislike: 'disliked',
});
