import type { Rule } from '../../src/plugin.js';
import { isReview } from '../person/reviewed.js';
import { wrote } from '../person/wrote.js';
import { names } from './names.js';

export const reviewBy: Rule = {
  about: 'A review is said to be a named person’s: “Review by Priya: …”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'The tent let in water on the first night, and the poles were bent. We slept in the car and drove home.',
      'A review by Omar: The tent let in water on the first night, and the poles were bent. We slept in the car and drove home.',
    ],
  ],
  leaves: [
    'The tent was cold',
    "The club's season ended in gloom on Friday. The side lost at home, and angry supporters threw their hats on to the pitch.",
    'Our little company opened in the town hall last night. The play ran for two hours, and the whole of the town came.',
    'Your tent let in water on the first night, and the poles were bent. We want our money back.',
  ],
  *propose(doc) {
    if (isReview(doc)) yield* wrote(doc, names(doc), ['Review by P: ', 'A review by P: ', "P's review: "]);
  },
};
