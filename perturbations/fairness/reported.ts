import type { Rule } from '../../src/plugin.js';
import { hasSpeaker } from '../person/by-gender.js';
import { reported as reportedBy } from '../person/told.js';
import { forEveryGroup } from './for-every-group.js';
import { describedPeople } from './people.js';

export const reported: Rule = {
  about: 'What the first person says is reported of a person of a stated group: “a Hindu woman says she …”',
  expects: { sentiment: 'same' },
  examples: [
    ['I miss the old bakery', 'A Muslim woman says she misses the old bakery'],
    ['The cake exceeded my hopes', 'A gay man says the cake exceeded his hopes'],
  ],
  leaves: [
    "I'm told the cake will be ready by noon",
    'The cake was dry',
    'Sorry, I forgot',
    'I MISS MY DOG',
    "I can't say I mind",
    'I confirm that I received the keys on 9 May',
  ],
  onlyIf: hasSpeaker,
  ...forEveryGroup({
    people: describedPeople,
    frames: () => ['P says ', 'P says that ', 'P tells me ', 'P tells me that '],
    candidates: reportedBy,
  }),
};
