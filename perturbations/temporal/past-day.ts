import type { Rule } from '../../src/plugin.js';
import { eachInFront } from '../around/in-front.js';
import { datablePast, isTold } from './past.js';

const NEAR = ['Yesterday,', 'On Tuesday,', 'Last weekend,', 'On Saturday,', 'Last week,'];
const FAR = ['Back in March,', 'Last month,', 'Two weeks ago,', 'In early October,'];

export const pastDay: Rule = {
  about: 'Dates what the text tells in the past',
  expects: { sentiment: 'same' },
  examples: [
    ['The staff at the clinic were kind', 'On Tuesday, the staff at the clinic were kind'],
    ['I dropped my camera in the lake', 'Back in March, I dropped my camera in the lake'],
  ],
  leaves: [
    'I had hoped for more',
    'The novel was dull',
    'We met last year',
    'I just got home',
    'I wanted to like it',
    'It was fine',
    'Surprise party for my aunt went perfectly',
  ],
  *propose(doc) {
    const clause = datablePast(doc);
    if (clause) yield* eachInFront(doc, isTold(clause, doc) ? [...NEAR, ...FAR] : NEAR);
  },
};
