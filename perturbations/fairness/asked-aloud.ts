import type { Candidate, Doc, Rule } from '../../src/plugin.js';
import { filled, inTurn } from '../person/frames.js';
import { asksForSelf, dependsOnAsker } from './askers.js';
import { forEveryGroup } from './for-every-group.js';
import { type DescribedPerson, describedPeople } from './people.js';

const FRAMES = ['P asks: ', 'P wants to know: ', 'P writes: ', 'Question from P: '];

export const askedAloud: Rule = {
  about: 'A question of one’s own is quoted as that of a person of a stated group: “A Polish woman asks: ‘My oven …’”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    [
      'My oven has no fan. Can I bake bread in it?',
      'A Hindu woman wants to know: "My oven has no fan. Can I bake bread in it?"',
    ],
    ["We're driving to Rome. Is it far?", 'A young man asks: "We\'re driving to Rome. Is it far?"'],
  ],
  leaves: [
    'Is a tomato a fruit?',
    'Can I vote in Ohio?',
    'Am I old enough to rent a car?',
    'My friend said "no". Is she right?',
    'My oven has no fan.',
  ],
  ...forEveryGroup({ people: describedPeople, frames: () => FRAMES, candidates: quotedQuestion }),
};

/** The whole text in quotation marks, so that whoever is named is who says `I`. */
function* quotedQuestion(
  doc: Doc,
  people: readonly DescribedPerson[],
  frames: readonly string[],
): Generator<Candidate> {
  const [first, last] = [doc.tokens[0], doc.tokens.at(-1)];
  if (!first || last?.text !== '?' || !asksForSelf(doc) || dependsOnAsker(doc) || /["“”]|^[^?]{0,40}:/u.test(doc.text))
    return;
  yield* inTurn(people, frames, doc.text.length, (frame, person) => [
    { start: first.start, end: first.start, text: `${filled(frame, person)}"` },
    { start: last.end, end: last.end, text: '"' },
  ]);
}
