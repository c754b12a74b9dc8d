import type { Rule } from '../../../src/plugin.js';
import { insertedAfter } from '../../around/inserted.js';
import { mayHave } from '../../around/only-if.js';

const BETWEEN = /(?<!\byears )\bbetween(?= (?:1[0-9]|20)\d\d and (?:1[0-9]|20)\d\d\b)/giu;

export const theYears: Rule = {
  about: 'Years are called that: “between the years 1990 and 2020”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    [
      'The report compares rainfall between 1990 and 2020.',
      'The report compares rainfall between the years 1990 and 2020.',
    ],
  ],
  leaves: [
    'We ran between 10 and 20 miles',
    'The river flows for days.',
    'It covers the years between 1990 and 2020.',
    'it was between 1990 stamps and a mug',
  ],
  onlyIf: mayHave(BETWEEN),
  *propose(doc) {
    if (/^\s*\p{Ll}|\p{Extended_Pictographic}/u.test(doc.text)) return;
    yield* insertedAfter(doc, BETWEEN, 'the years');
  },
};
