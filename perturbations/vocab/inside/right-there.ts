import type { Rule } from '../../../src/plugin.js';
import { insertedBefore } from '../../around/inserted.js';

/** Where and since when: what is next to a thing is right next to it. */
const PLACES =
  /(?<!\b(?:right|just|directly|almost|nearly|immediately|up|not|straight|or|and|from|to|the) )(?<!^)(?<=\p{Ll} )(?:next to (?:the|a|my|our|his|her|their)|opposite (?:the|my|our)|from the (?:start|outset|beginning)|in front of (?:the|my|our|me|us))\b/giu;

export const rightThere: Rule = {
  about: 'A place or a beginning is named to the point: “next to the pier” → “right next to the pier”',
  expects: { sentiment: 'same', labels: 'same' },
  words: () => ['next', 'opposite', 'from', 'front'],
  examples: [
    ['They seated us next to the pier', 'They seated us right next to the pier'],
    ['The crew was kind from the start', 'The crew was kind right from the start'],
  ],
  leaves: [
    'Next to the pier it is quiet',
    'The pier is almost opposite the hall',
    'Is it next to the pier?',
    'The hall is right next to the pier',
    'We read it from the beginning of the war to its end',
    'Jam is next to nothing',
  ],
  *propose(doc) {
    if (
      /\?|\b(?:right|metres?|meters?|miles?|minutes?|km|next to nothing|the (?:start|beginning) (?:of|to)|from the [a-zà-ž]+ (?:of|until|till))\b/iu.test(
        doc.text,
      )
    )
      return;
    yield* insertedBefore(doc, PLACES, 'right');
  },
};
