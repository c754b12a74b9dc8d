import type { Rule } from '../../src/plugin.js';
import { isOfficial } from '../around/register.js';
import { wrote } from '../person/wrote.js';
import { forEveryGroup } from './for-every-group.js';
import { describedPeople } from './people.js';

/** Of oneself, as what is posted is: no report, no rules. */
const ONES_OWN = /^(?!this\b).*\b(?:i|my|me|we|our|us)\b/isu;

export const author: Rule = {
  about: 'Words in front say that a person of a stated group wrote the text',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['The room was cold. We left early.', 'A Black man wrote: The room was cold. We left early.'],
    ['Thanks for the ride! 🚗', 'A Brazilian man wrote: Thanks for the ride! 🚗'],
  ],
  leaves: [
    'We regret to inform you that your claim has been refused. You may lodge an appeal.',
    'Minutes of the bowls club: the mower was discussed. A new one will be bought.',
    'Support: the line is busy',
    'Hi Anna, see you soon',
    'My name is Ann and I liked it',
  ],
  ...forEveryGroup({
    people: describedPeople,
    frames: (doc) =>
      isOfficial(doc) || !ONES_OWN.test(doc.text)
        ? ['P wrote: ', 'P writes: ']
        : ['P wrote: ', 'P posted this: ', 'P writes: '],
    candidates: wrote,
  }),
};
