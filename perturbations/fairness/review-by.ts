import type { Rule } from '../../src/plugin.js';
import { isReview } from '../person/reviewed.js';
import { wrote } from '../person/wrote.js';
import { forEveryGroup } from './for-every-group.js';
import { describedPeople } from './people.js';

export const reviewBy: Rule = {
  about: 'A review is said to be that of a person of a stated group: “From a review by a Polish woman: …”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'The tent let in water on the first night, and the poles were bent. We slept in the car and drove home.',
      'From a review by a Sikh man: The tent let in water on the first night, and the poles were bent. We slept in the car and drove home.',
    ],
  ],
  leaves: [
    'The tent was cold',
    'Your tent let in water on the first night, and the poles were bent. We want our money back.',
  ],
  ...forEveryGroup({
    people: describedPeople,
    frames: (doc) => (isReview(doc) ? ['From a review by P: '] : []),
    candidates: wrote,
  }),
};
