import { type Candidate, type Doc, matches, type Rule } from '../../src/plugin.js';
import { filled, inTurn } from '../person/frames.js';
import { isSpokenOf } from '../person/said.js';
import { afterWhether, asksPlainly, framed, inFrame, isSupposed } from '../srl/indirect-questions/framed.js';
import { askers } from './askers.js';
import { forEveryGroup } from './for-every-group.js';
import type { DescribedPerson } from './people.js';

const FRAMES = ['P wants to know whether', 'P would like to know whether', 'P asks whether', 'P is wondering whether'];

export const wantsToKnow: Rule = {
  about: 'A question is told of a person of a stated group: “A Korean woman wants to know whether …”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    [
      'Can a goat that has been raised on a flat farm climb a steep cliff without being shown how by another goat?',
      'A Hindu woman asks whether a goat that has been raised on a flat farm can climb a steep cliff without being shown how by another goat.',
    ],
  ],
  leaves: [
    'Can goats climb?',
    'Is a goat that has eaten the whole of a coat well advised to rest?',
    'Can I bring the goat that I have raised on our farm to the market in town without a trailer or a box?',
    'A goat is loose. Can it climb over the wall that the farmer built around his field to keep the sheep in at night?',
  ],
  ...forEveryGroup({ people: askers, frames: () => FRAMES, candidates: asksWhether }),
};

/** What is hardly more than a name and a word reads like an examination. */
const SHORTEST = 6;
/** One predicate, or none that can be told from the subject before it. */
const DOUBTFUL =
  /\b(?:well (?:advised|known|placed|suited|able)|half|parts?|usually|most|under-age|first (?:broadcast|shown|published)|at the same time|fragment)\b/iu;

function asksWhether(doc: Doc, people: readonly DescribedPerson[], frames: readonly string[]): readonly Candidate[] {
  const asked =
    doc.tokens.length > SHORTEST && doc.sentences.length === 1 && !matches(doc, DOUBTFUL) ? framed(doc) : undefined;
  const clause = asked && asked.lead === '' && asksPlainly(asked) ? afterWhether(asked) : undefined;
  if (!asked?.mark || clause === undefined || isSupposed(doc, asked) || /\b(?:you|your)\b/iu.test(doc.text)) return [];
  const { start, end, mark } = asked;
  const told = people.filter(({ gender }) => !isSpokenOf(doc, gender));
  return inTurn(told, frames, doc.text.length, (frame, person) => [
    { start, end, text: inFrame(asked, filled(frame, person), clause) },
    { start: mark.start, end: mark.end, text: doc.text.charAt(mark.start - 1) === '.' ? '' : '.' },
  ]);
}
