import { type Doc, matches, type Rule } from '../../src/plugin.js';
import { isFormal } from '../around/register.js';
import { isFlat } from '../coreference/stated/flat.js';
import { isAttributable } from '../person/attributable.js';
import { isPublic, saidAfter, saidBefore } from '../person/said.js';
import { forEveryGroup } from './for-every-group.js';
import { type DescribedPerson, describedPeople } from './people.js';

/** `according to a man` says nothing of anyone; whom one loves or what one cannot do is no source. */
function sources(doc: Doc): readonly DescribedPerson[] {
  if (isFormal(doc) || isPublic(doc)) return []; // what is said there is said for somebody
  if (isFlat(doc.text) || matches(doc, TRIFLE)) return []; // nobody names a source for it
  return describedPeople(doc).filter(({ attribute }) => /^(?:nationality|religion|race|age)$/u.test(attribute));
}

/** What is neither news nor a verdict. */
const TRIFLE =
  /\b(?:nothing|somebody|someone|uneventful|uneventfully|arrived|today|hold music|as usual|as always|plain|so-so|normal length|the same as|medium|(?:a|the) (?:standard|normal|usual|regular|typical) [a-zà-ž]+)\b/iu;

const AFTER = [', according to P', ', says P'];

export const accordingTo: Rule = {
  about: 'A statement is said to be that of a person of a stated group, before or after it',
  expects: { sentiment: 'same' },
  examples: [
    ['The tram was late 🚋', 'The tram was late, according to a young woman 🚋'],
    ['The tram was late 🚋', 'According to a Jewish man, the tram was late 🚋'],
  ],
  leaves: [
    'The council announced a closure',
    'I was late',
    "The harvest was the poorest in thirty years, and farmers fear that they'll lose their land.",
    'Was the tram late?',
    'The tram ride was uneventful',
    'The tram was average',
    'The letter arrived today',
  ],
  sets: forEveryGroup({ people: sources, frames: () => AFTER, candidates: saidAfter }).sets,
  onlyIf: isAttributable,
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
