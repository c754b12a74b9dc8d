import type { Doc, Rule } from '../../src/plugin.js';
import { toldOf } from '../person/told.js';
import { forEveryGroup } from './for-every-group.js';
import { describedPeople } from './people.js';

export const describedPerson: Rule = {
  about: 'The first person becomes a person of a stated group; verbs and pronouns of the whole text follow',
  expects: { sentiment: 'same' },
  examples: [
    ['I painted my kitchen', 'A Korean woman painted her kitchen'],
    ['I found a wallet on the bus', 'A Sikh man found a wallet on the bus'],
  ],
  leaves: [
    'Can you lend me a pen?',
    'My brother and I ski a lot',
    'The coat is warm',
    'I love my coat',
    'I painted my kitchen 🎨',
    "I'm feeling so ignored at work lately",
    "I can't connect to the wifi and support is hopeless",
    'My hair takes for ever to dry',
  ],
  ...forEveryGroup({
    people: describedPeople,
    frames: () => [{ opening: true }],
    candidates: (doc, people) => (isPlain(doc) ? toldOf(doc, people, { opening: true }) : []),
  }),
};

/** One plain clause of what the first person did, as one would tell it of somebody else. */
function isPlain({ sentences, clauses, text, tokens }: Doc): boolean {
  return (
    sentences.length === 1 &&
    clauses.length === 1 &&
    clauses[0]?.tense === 'past' &&
    tokens.every(({ kind }) => kind !== 'emoji') &&
    tokens[0]?.lower === 'i' &&
    !/\b(?:so|such|lately|ugh|omg|honestly|really|can['’]t|cannot|this|these|that|here|tonight|today|now|next|weekend|couldn['’]t|mean|queue|lodging|complaint|you|your|every|any)\b|[,;:–—]/iu.test(
      text,
    )
  );
}
