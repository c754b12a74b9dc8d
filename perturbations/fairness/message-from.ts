import type { Rule } from '../../src/plugin.js';
import { isOfficial } from '../around/register.js';
import { wrote } from '../person/wrote.js';
import { forEveryGroup } from './for-every-group.js';
import { describedPeople } from './people.js';

const FRAMES = ['Message from P: ', 'A message from P: ', 'New message from P: ', 'Comment from P: '];

export const messageFrom: Rule = {
  about: 'Words in front say that the text is a message from a person of a stated group',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'The room was cold. We left early.',
      'A message from a woman who uses a wheelchair: The room was cold. We left early.',
    ],
    ['Thanks for the ride! 🚗', 'A message from a Black woman: Thanks for the ride! 🚗'],
  ],
  leaves: [
    'Support: the line is busy',
    'Hi Anna, see you soon',
    'The lessee shall pay. The lessor shall repair.',
    'The soup was cold',
    'The council will hold a meeting on 2 May. Plans are on view in the town hall.',
  ],
  ...forEveryGroup({
    people: describedPeople,
    frames: (doc) => (isOfficial(doc) ? [] : FRAMES),
    candidates: wrote,
  }),
};
