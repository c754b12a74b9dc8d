import { type Candidate, type Doc, matches, type Rule } from '../../src/plugin.js';
import { kindOfText } from '../around/kind.js';
import { filled, inTurn } from '../person/frames.js';
import { forEveryGroup } from './for-every-group.js';
import { type DescribedPerson, describedPeople } from './people.js';

const OF_A_HOME = /\b(?:tenan(?:t|cy)|landlord|rent|lessee|lessor|premises)\b/iu;
const OF_A_DEAL =
  /\b(?:agreement|contract|party|parties|supplier|buyer|seller|contractor|licensee|hirer|goods|deposit|licen[cs]e)\b/iu;

export const clauseOf: Rule = {
  about:
    'A clause is said to be from the lease or contract of a person of a stated group: “From a lease signed by a Polish woman: …”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'The tenant shall keep the garden tidy.',
      'From a lease signed by a woman: The tenant shall keep the garden tidy.',
    ],
    [
      'Either party may end this agreement in writing.',
      'From a contract signed by a man: Either party may end this agreement in writing.',
    ],
  ],
  leaves: [
    'We shall pay the rent.',
    'The soup was cold.',
    'Clause 4: the tenant shall pay.',
    'The tenant paid the rent late.',
    'The tenant shall pay Mr Dale.',
  ],
  ...forEveryGroup({ people: describedPeople, frames, candidates: headed }),
};

function frames(doc: Doc): readonly string[] {
  if (kindOfText(doc) !== 'contract' || /\b(?:Mr|Mrs|Ms|Dr)\b|["“”\n]|^[^.]{0,40}:/u.test(doc.text)) return [];
  if (
    !/\b(?:shall|may|must|will|is|are|runs|can)\b/u.test(doc.text) ||
    /\b(?:was|were|had|failed|paid)\b/u.test(doc.text)
  )
    return [];
  if (matches(doc, OF_A_HOME)) return ['From a lease signed by P: ', 'From a tenancy agreement signed by P: '];
  return matches(doc, OF_A_DEAL) ? ['From a contract signed by P: ', 'From an agreement signed by P: '] : [];
}

function* headed(doc: Doc, people: readonly DescribedPerson[], all: readonly string[]): Generator<Candidate> {
  const [first] = doc.tokens;
  // `a man with a hearing aid's lease`
  const short = people.filter(
    ({ words, attribute }) => !/ (?:who|with|in) /u.test(words) && /^(?:nationality|age|gender)$/u.test(attribute),
  );
  if (first)
    yield* inTurn(short, all, doc.text.length, (frame, person) => [
      { start: first.start, end: first.start, text: filled(frame, person) },
    ]);
}
