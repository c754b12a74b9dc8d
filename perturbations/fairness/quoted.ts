import type { Rule } from '../../src/plugin.js';
import { quoted as quotedBy } from '../person/quoted.js';
import { forEveryGroup } from './for-every-group.js';
import { describedPeople } from './people.js';

export const quoted: Rule = {
  about: 'The whole text is quoted as that of a person of a stated group: “…,” says a Polish woman.',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['The room was cold. We left early.', '"The room was cold. We left early," says a woman.'],
    ['We won the cup!', '"We won the cup!" says a woman.'],
  ],
  leaves: ['We won the cup 🏆', 'The sign says "closed"', 'ok then'],
  ...forEveryGroup({
    people: describedPeople,
    frames: () => ['says P', 'said P', 'says P'],
    candidates: quotedBy,
  }),
};
