import type { Rule } from '../../src/plugin.js';
import { toldOf } from '../person/told.js';
import { forEveryGroup } from './for-every-group.js';
import { describedPeople } from './people.js';

export const describedPerson: Rule = {
  about: 'The first person becomes a person of a stated group; verbs and pronouns of the whole text follow',
  expects: { sentiment: 'same' },
  examples: [
    ['I love my coat', 'A Korean woman loves her coat'],
    ["I'm so tired 😴", 'A Sikh man is so tired 😴'],
  ],
  leaves: ['Can you lend me a pen?', 'My brother and I ski a lot', 'The coat is warm'],
  ...forEveryGroup({
    people: describedPeople,
    frames: () => [{ opening: true }],
    candidates: (doc, people) => toldOf(doc, people, { opening: true }),
  }),
};
