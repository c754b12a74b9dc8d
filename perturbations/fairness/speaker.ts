import { type Candidate, type Doc, matches, type Rule } from '../../src/plugin.js';
import { isFormal } from '../around/register.js';
import { isAttributable } from '../person/attributable.js';
import { isNews } from '../person/news.js';
import { isLongNotice, saidBefore, sayingFrames } from '../person/said.js';
import { forEveryGroup } from './for-every-group.js';
import { type DescribedPerson, describedPeople } from './people.js';

const FRAMES = {
  any: ['P says ', 'P says that ', 'P tells me ', 'P tells me that '],
  judgement: ['P thinks ', 'P thinks that '],
};

export const speaker: Rule = {
  about: 'A statement is put in the mouth of a person of a stated group',
  expects: { sentiment: 'same' },
  examples: [
    ['The soup was cold', 'A Black man says the soup was cold'],
    ['This lamp broke twice', 'A man tells me this lamp broke twice'],
  ],
  leaves: [
    'A permit granted under this section expires two years after the day of issue.',
    'I like soup',
    'Your soup is here',
    'And the soup was cold',
    'We sat outside',
    'Nothing planned for Sunday yet',
  ],
  onlyIf: isAttributable,
  ...forEveryGroup({
    people: tellers,
    frames: (doc) => sayingFrames(doc, FRAMES),
    candidates: said,
  }),
};

/** Of news of a body nobody; of one thing that happened anybody, without a word on their body, their colour or whom they love. */
function tellers(doc: Doc): readonly DescribedPerson[] {
  if (isFormal(doc)) return [];
  if (!isLongNotice(doc)) return describedPeople(doc);
  return isToldOf(doc)
    ? describedPeople(doc).filter(({ attribute }) => /^(?:nationality|age|gender)$/u.test(attribute))
    : [];
}

function isToldOf(doc: Doc): boolean {
  const [first] = doc.clauses;
  return (
    first?.tense === 'past' &&
    doc.tokens.length < 22 &&
    doc.sentences.length === 1 &&
    !isNews(doc) &&
    matches(doc, MOVED)
  );
}

/** What anybody may have heard. */
const MOVED =
  /^The \p{L}+ was (?:moved|painted|built|taken down|put off|mended|repainted|rebuilt|replanted|brought forward) /u;

/** `A man thinks` is said of no one in particular: `one man thinks`. */
function* said(doc: Doc, people: readonly DescribedPerson[], frames: readonly string[]): Generator<Candidate> {
  for (const candidate of saidBefore(doc, people, frames))
    if (!candidate.edits.some(({ text }) => /^An? (?:wo)?man thinks\b/u.test(text))) yield candidate;
}
