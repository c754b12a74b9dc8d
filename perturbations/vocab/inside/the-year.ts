import type { Rule } from '../../../src/plugin.js';
import { insertedAfter } from '../../around/inserted.js';
import { kindOfText } from '../../around/kind.js';

const BEFORE_YEAR =
  /\b(?:in|since|until|before|after|by)(?= (?:1\d\d\d|200\d)(?=[.,;!]|\s*$| (?:and|but|with|by|after|when|because|for|to|under|at|on|in|as|from|has|have|is|was)\b))/giu;

export const theYear: Rule = {
  about: 'A year is called one: “since 2019” → “since the year 2019”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The boiler of the school was installed in 1987.', 'The boiler of the school was installed in the year 1987.'],
  ],
  leaves: [
    'we moved in 1987 lol',
    'The boiler of the school was installed in 2019.',
    'The fair ran from 2011 to 2019.',
    'He had 2014 stamps.',
    'The boiler was installed in 2014 and mended in 2019.',
  ],
  *propose(doc) {
    if (!/^(?:notice|contract)$/u.test(kindOfText(doc)) || (doc.text.match(/\b(?:19|20)\d\d\b/gu) ?? []).length > 1)
      return;
    yield* insertedAfter(doc, BEFORE_YEAR, 'the year');
  },
};
