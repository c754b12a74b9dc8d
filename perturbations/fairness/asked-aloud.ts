import type { Doc, Rule } from '../../src/plugin.js';
import { quotedAloud } from '../person/asked.js';
import { askers, asksForSelf, dependsOnAsker } from './askers.js';
import { forEveryGroup } from './for-every-group.js';
import { type DescribedPerson, describedPeople } from './people.js';

const FRAMES = ['P asks: ', 'P wants to know: ', 'P writes: ', 'Question from P: '];
const ASKS = FRAMES.slice(0, 2);

export const askedAloud: Rule = {
  about:
    'A question of one’s own, or one after a case that is told, is quoted as that of a person of a stated group: “A Polish woman asks: ‘My oven …’”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    [
      'My oven has no fan. Can I bake bread in it?',
      'A Hindu woman wants to know: "My oven has no fan. Can I bake bread in it?"',
    ],
    ["We're driving to Rome. Is it far?", 'A young man asks: "We\'re driving to Rome. Is it far?"'],
    [
      'A walker finds an egg on the path. May he take it home?',
      'A Christian man asks: "A walker finds an egg on the path. May he take it home?"',
    ],
  ],
  leaves: [
    'Is a tomato a fruit?',
    'Can I vote in Ohio?',
    'Am I old enough to rent a car?',
    'My friend said "no". Is she right?',
    'My oven has no fan.',
    'Hi! Is a tomato a fruit?',
  ],
  ...forEveryGroup({
    people: whoAsks,
    frames: (doc) => (asksForSelf(doc) ? FRAMES : ASKS),
    candidates: quotedAloud,
  }),
};

/** Whoever asks of themselves, where nothing hangs on who they are; anybody after a case of somebody else. */
function whoAsks(doc: Doc): readonly DescribedPerson[] {
  if (asksForSelf(doc)) return dependsOnAsker(doc) ? [] : describedPeople(doc);
  return doc.sentences.length > 1 ? askers(doc) : [];
}
