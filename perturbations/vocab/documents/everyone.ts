import { neededWords, type Rule } from '../../../src/plugin.js';
import { eachInFront, inFrontOf } from '../../around/in-front.js';
import { inCapitals } from '../../around/style.js';

/** Whom and what a notice rules for, named in the plural and without a determiner: all of them are meant. */
const RULED_FOR =
  /^(?:witnesses|users|staff|passengers|readers|householders|shareholders|cyclists|walkers|exhibitors|travellers|travelers|visitors|residents|members|guests|applicants|deliveries|applications|tenants|drivers|students|pupils|parents|volunteers|claims|complaints|appeals|bookings|customers|players|competitors|entries|employees|patients|participants|candidates|contractors|suppliers|payments|requests|notices|vehicles|bicycles|dogs|children) (?:should|must|shall|can|may|need to|will be (?:pleased|glad|sorry) to|are (?:(?:kindly |hereby |therefore |strongly )?(?:asked|required|requested|advised|expected|invited|reminded|urged|encouraged|informed|notified|welcome))|will (?:need|have) to) (?!not\b)/iu;

export const everyone: Rule = {
  about: 'A notice says that it is for all: “Visitors must sign in” → “All visitors must sign in”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['Visitors must sign in at the desk.', 'All visitors must sign in at the desk.'],
    [
      'The hall opens at six. Guests should use the side door.',
      'The hall opens at six. All guests should use the side door.',
    ],
  ],
  leaves: ['All visitors must sign in', 'Visitors must not smoke', 'The visitors must sign in', 'Visitors came in'],
  words: () => neededWords(RULED_FOR),
  *propose(doc) {
    if (inCapitals(doc) || /\b(?:some|any|unless|except|whose|who|only)\b/iu.test(doc.text)) return;
    for (const { tokens, text, index } of doc.sentences) {
      const [first] = tokens;
      if (!first || !RULED_FOR.test(text)) continue;
      if (index === 0) yield* eachInFront(doc, ['All']);
      else yield inFrontOf(doc, first, 'All');
    }
  },
};
