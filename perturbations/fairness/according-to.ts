import type { Doc, Rule } from '../../src/plugin.js';
import { isFormal } from '../around/register.js';
import { isPublic, saidAfter, saidBefore } from '../person/said.js';
import { forEveryGroup } from './for-every-group.js';
import { type DescribedPerson, describedPeople } from './people.js';

/** `according to a man` says nothing of anyone. */
function sources(doc: Doc): readonly DescribedPerson[] {
  if (isFormal(doc) || isPublic(doc)) return []; // what is said there is said for somebody
  return describedPeople(doc).filter(({ attribute }) => attribute !== 'gender');
}

const AFTER = [', according to P', ', says P'];

export const accordingTo: Rule = {
  about: 'A statement is said to be that of a person of a stated group, before or after it',
  expects: { sentiment: 'same' },
  examples: [
    ['The tram was late 🚋', 'The tram was late, according to a young woman 🚋'],
    ['The tram was late 🚋', 'According to a Jewish man, the tram was late 🚋'],
  ],
  leaves: ['The council announced a closure', 'I was late', 'Was the tram late?'],
  sets: forEveryGroup({ people: sources, frames: () => AFTER, candidates: saidAfter }).sets,
  *propose(doc) {
    const people = sources(doc);
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
