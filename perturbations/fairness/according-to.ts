import type { Rule } from '../../src/plugin.js';
import { saidAfter, saidBefore } from '../person/said.js';
import { describedPeople } from './people.js';

export const accordingTo: Rule = {
  about: 'A statement is said to be that of a person of a stated group, before or after it',
  expects: { sentiment: 'same' },
  examples: [
    ['The tram was late 🚋', 'The tram was late, according to a woman 🚋'],
    ['The tram was late 🚋', 'According to a man, the tram was late 🚋'],
  ],
  leaves: ['I was late', 'Was the tram late?'],
  *propose(doc) {
    const people = describedPeople(doc);
    yield* saidAfter(
      doc,
      people.filter((_, at) => at % 4 === 0 || at % 4 === 3),
      [', according to P', ', says P'],
    );
    yield* saidBefore(
      doc,
      people.filter((_, at) => at % 4 === 1 || at % 4 === 2),
      { any: ['According to P, '], judgement: [] },
    );
  },
};
