import { neededWords, once, type Rule } from '../../../src/plugin.js';
import { insertedAfter } from '../../around/inserted.js';

const DOES =
  '(?:felt|was|is|has|had|came|offered|asked|could|would|worked|went|did|arrived|seemed|made|rang|called|answered|replied|got|fell|failed|broke|complained|noticed|turned|stopped|looked|smiled|apologi[sz]ed)';

/** Each place where what is counted one by one is told in short, and the word that is left out. */
const PLACES: readonly (readonly [RegExp, string])[] = [
  [
    /(?<=\p{L}, )each(?= (?:weighing|lasting|containing|measuring|costing|holding|taking|showing|about \p{L}+|with (?:its|an?)) )/gu,
    'one',
  ],
  [/\beither(?= (?:works|is (?:fine|good|ok|okay)|will do|would do|suits)\b)/giu, 'one'],
  [/\bwhichever(?= (?:is|suits|works|looks|feels|comes|you (?:like|prefer|want))\b)/giu, 'one'],
  [
    new RegExp(
      String.raw`(?<=(?:^|[.!,;] |\band |\bbut ))not one(?= (?!of\b|but\b|to\b|for\b|or\b)[A-Za-zÀ-ž]+ ${DOES}\b)`,
      'giu',
    ),
    'single',
  ],
  [
    /(?<=[.!] )not one(?= (?:answer|reply|word|call|apology|complaint|letter|visitor|smile|bus|train|customer|e-?mail)[.!])/giu,
    'single',
  ],
  [
    /(?<=(?:^|[.!,;] |\band |\bbut ))not(?= one of (?:them|us|your|the|my|our|his|her|its|their|these|those)\b)/giu,
    'a single',
  ],
];

export const oneEach: Rule = {
  about:
    'One by one is said in so many words: “not one song” → “not one single song”, “either is fine” → “either one is fine”',
  expects: { sentiment: 'same', labels: 'same' },
  words: once(() => neededWords(...PLACES.map(([place]) => place))),
  examples: [
    ['We sold six kites, each with a tail.', 'We sold six kites, each one with a tail.'],
    ['Jam or honey? Either is fine with me.', 'Jam or honey? Either one is fine with me.'],
    ['Not one kite was torn.', 'Not one single kite was torn.'],
    ['The ship sank, and not one of them was hurt.', 'The ship sank, and not a single one of them was hurt.'],
  ],
  leaves: [
    'It is not one of the best',
    'Either way is fine',
    'They sailed, each day longer',
    'Not one for kites',
    'Not one to moan',
  ],
  *propose(doc) {
    if (/\bsingle\b/iu.test(doc.text)) return;
    for (const [place, word] of PLACES) yield* insertedAfter(doc, place, word);
  },
};
