import type { Doc, Rule } from '../../src/plugin.js';
import { isPolar } from '../around/evaluative.js';
import { isReview, isVerdict } from '../person/reviewed.js';
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
    'The board noted with regret that the hotel had made a loss. The menu was poor, and the rooms were to be painted.',
    'We are moving our hotel to the new harbour in the first week of June. Phone numbers stay the same as they are.',
    'Your tent let in water on the first night, and the poles were bent. We want our money back.',
  ],
  ...forEveryGroup({
    people: describedPeople,
    frames: (doc) =>
      ((isReview(doc) && tells(doc)) || isVerdict(doc)) && !RESOLVES.test(doc.text) ? ['From a review by P: '] : [],
    candidates: wrote,
  }),
};

/** What a body has taken down. */
const RESOLVES =
  /^\p{Lu}\p{L}* (?:\p{L}+ )?(?:board|committee|council|trustees|governors|directors|panel|members) (?:noted|resolved|agreed|recorded|deplored|heard|discussed)\b/u;

/** It says what was or how good it is. */
function tells({ clauses, tokens }: Doc): boolean {
  return clauses.some(({ tense }) => tense === 'past') || tokens.some(({ lower }) => isPolar(lower));
}
