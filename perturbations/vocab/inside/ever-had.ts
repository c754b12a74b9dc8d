import type { Rule } from '../../../src/plugin.js';
import { insertedAfter } from '../../around/inserted.js';

/** The best of all, and nothing that says for how long: `the best soup I’ve had`. */
const BEST_OF_ALL =
  /(?<!\b(?:one|two|three) )\b(?:best|worst|finest|loveliest|nicest|funniest|kindest|tastiest|dullest|rudest|strangest|cleanest|saddest|dirtiest) (?:\p{Ll}+ ){0,2}(?:that )?(?:(?:i|we) have|(?:i|we)['’]ve)(?= (?:had|eaten|tasted|read|seen|heard|met|owned|used|bought|stayed (?:in|at)|visited|worn|tried|watched|played|come across|been to)(?:[.!]|\s*$|,| and (?:i|we|the|it)\b))/giu;

export const everHad: Rule = {
  about: 'The best of all is the best ever: “the best soup I’ve had” → “the best soup I’ve ever had”',
  expects: { sentiment: 'same', labels: 'same' },
  words: () => [
    'best',
    'worst',
    'finest',
    'loveliest',
    'nicest',
    'funniest',
    'kindest',
    'tastiest',
    'dullest',
    'rudest',
    'strangest',
    'cleanest',
    'saddest',
    'dirtiest',
  ],
  examples: [
    ["It was the best soup I've had", "It was the best soup I've ever had"],
    ['This is the finest jam we have tasted.', 'This is the finest jam we have ever tasted.'],
  ],
  leaves: [
    "It was the best soup I've had in years",
    "It is not the best soup I've had",
    'The best of soups',
    "It was the best soup I've ever had",
  ],
  *propose(doc) {
    if (/\?|\b(?:ever|not|isn['’]t|wasn['’]t|hardly|so far|yet|far from|n['’]t be)\b/iu.test(doc.text)) return;
    yield* insertedAfter(doc, BEST_OF_ALL, 'ever');
  },
};
