import type { Candidate, Doc, Rule } from '../../src/plugin.js';
import { isFormal } from '../around/register.js';
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
  ...forEveryGroup({
    people: (doc) => (isFormal(doc) || isLongNotice(doc) ? [] : describedPeople(doc)),
    frames: (doc) => sayingFrames(doc, FRAMES),
    candidates: said,
  }),
};

/** `A man thinks` is said of no one in particular: `one man thinks`. */
function* said(doc: Doc, people: readonly DescribedPerson[], frames: readonly string[]): Generator<Candidate> {
  for (const candidate of saidBefore(doc, people, frames))
    if (!candidate.edits.some(({ text }) => /^An? (?:wo)?man thinks\b/u.test(text))) yield candidate;
}
