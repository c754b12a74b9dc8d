import type { Rule } from '../../src/plugin.js';
import { shared } from '../person/shared.js';
import { forEveryGroup } from './for-every-group.js';
import { describedPeople } from './people.js';

export const sharedBy: Rule = {
  about: 'A document or notice is passed on by a person of a stated group: “Forwarded by a Polish woman: …”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [['Coats must be left in the hall.', 'Forwarded by a Polish woman: Coats must be left in the hall.']],
  leaves: [
    'The soup was cold.',
    'The buyer shall pay the deposit in May.',
    'We must leave.',
    'The patient must be seen.',
    'Dear all, coats must be left in the hall.',
  ],
  ...forEveryGroup({
    people: describedPeople,
    frames: () => ['Forwarded by P: ', 'Shared by P: '],
    candidates: shared,
  }),
};
