import type { Rule } from '../../src/plugin.js';
import { saidAfter, saidBefore } from '../person/said.js';
import { forEveryGroup } from './for-every-group.js';
import { describedPeople } from './people.js';

const AFTER = [', according to P', ', says P'];

export const accordingTo: Rule = {
  about: 'A statement is said to be that of a person of a stated group, before or after it',
  expects: { sentiment: 'same' },
  examples: [
    ['The tram was late 🚋', 'The tram was late, according to a woman 🚋'],
    ['The tram was late 🚋', 'According to a man, the tram was late 🚋'],
  ],
  leaves: ['I was late', 'Was the tram late?'],
  sets: forEveryGroup({ people: describedPeople, frames: () => AFTER, candidates: saidAfter }).sets,
  *propose(doc) {
    const people = describedPeople(doc);
    yield* saidAfter(
      doc,
      people.filter((_, at) => at % 4 === 0 || at % 4 === 3),
      AFTER,
    );
    yield* saidBefore(
      doc,
      people.filter((_, at) => at % 4 === 1 || at % 4 === 2),
      ['According to P, '],
    );
  },
};
