import type { Doc, Rule } from '../../src/plugin.js';
import { isOfficial } from '../around/register.js';
import { saidAfter } from '../around/said-after.js';
import { kindOf } from './noun-kinds.js';

const CLOSINGS = [
  "Edit, a month later: I'd still say the same",
  "Edit, two weeks later: I'd say the same again",
  'Edit in March: I stand by every word',
  'Edit, half a year on: my view is the same',
];

export const editedLater: Rule = {
  about: 'Confirms a review at a later time',
  expects: { sentiment: 'same' },
  examples: [
    [
      'This kettle leaks from the lid and smells of plastic. I would send it back if I had kept the box.',
      "This kettle leaks from the lid and smells of plastic. I would send it back if I had kept the box. Edit, a month later: I'd still say the same.",
    ],
  ],
  leaves: [
    'The lamp flickers.',
    'Please send me a new kettle. The one that I have leaks from the lid and smells of plastic.',
    'The hotel is near the station and has eighty rooms over six floors. Will it be open in the winter months, do you know?',
    'My aunt runs a tiny hotel on the coast of Norway. She also has two goats and a very old boat in the garden.',
  ],
  *propose(doc) {
    if (!isReview(doc)) return;
    for (const closing of CLOSINGS) {
      const candidate = saidAfter(doc, closing);
      if (candidate) yield candidate;
    }
  },
};

const JUDGED = /^(?:product|software|film|book|stay|meal|visit)$/u;

/** Several statements on a thing at hand or a place that one may judge. */
function isReview(doc: Doc): boolean {
  if (
    doc.sentences.length < 2 ||
    doc.text.length < 90 ||
    isOfficial(doc) ||
    /[?]|\b(?:update|edit|later|month|months)\b/iu.test(doc.text)
  )
    return false;
  if (doc.sentences.some(({ kind }) => kind === 'command' || kind.endsWith('question'))) return false;
  if (!doc.tokens.some(({ lower }) => /^(?:i|my|me|we|our|us)$/u.test(lower))) return false;
  const [first] = doc.sentences;
  const thing = first?.tokens.find(
    ({ pos, lower }) => pos === 'NOUN' && kindOf(lower) !== undefined && JUDGED.test(kindOf(lower) ?? ''),
  );
  return thing !== undefined && /^(?:this|these|the)$/u.test(first?.tokens[0]?.lower ?? '');
}
