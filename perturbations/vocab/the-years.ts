import type { Rule } from '../../src/plugin.js';
import { insertedAfter } from '../around/inserted.js';

const BETWEEN = /(?<!\byears )\bbetween(?= (?:1[0-9]|20)\d\d and (?:1[0-9]|20)\d\d\b)/giu;
const DISTANCE =
  /\b(?:flows|runs|stretches|extends|walked|drove|cycled|sailed|ran|swam|travels|travelled) for(?= (?:about |some |roughly )?(?:\d+|\p{L}+) (?:miles|kilometres|kilometers|metres|yards)\b)/giu;

export const theYears: Rule = {
  about: 'Years and distances are called that: “between the years 1990 and 2020”, “for a distance of 80 miles”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    [
      'The report compares rainfall between 1990 and 2020.',
      'The report compares rainfall between the years 1990 and 2020.',
    ],
    ['The river flows for about 80 miles.', 'The river flows for a distance of about 80 miles.'],
  ],
  leaves: [
    'We ran between 10 and 20 miles',
    'The river flows for days.',
    'It covers the years between 1990 and 2020.',
    'it was between 1990 stamps and a mug',
  ],
  *propose(doc) {
    if (/^\s*\p{Ll}|\p{Extended_Pictographic}/u.test(doc.text)) return;
    yield* insertedAfter(doc, BETWEEN, 'the years');
    yield* insertedAfter(doc, DISTANCE, 'a distance of');
  },
};
