import { matches, neededWords, type Rule } from '../../../src/plugin.js';
import { insertedBefore } from '../../around/inserted.js';

const DONE =
  '(?:went|go|going|came|watched|watching|saw|ate|sat|stayed|walked|walking|travelled|traveled|visited|cooked|cooking|baked|baking|sang|rehearsed|hiked|hiking|swam|danced|camped|played|painted|painting|built|planted|celebrated|run|running|shopping|gardening|knitting)';
const COMPANION =
  '(?:my|our|his|her) (?:[A-Za-zÀ-ž]+ )?(?:friends?|wife|husband|brother|brothers|sister|sisters|partner|family|kids|mum|mom|dad|mother|father|colleagues?|son|sons|daughter|daughters|parents|cousins?|gran|grandma|grandpa|grandparents|flatmates?|roommates?|neighbou?rs?|nephew|niece|aunt|uncle|team|choir|boyfriend|girlfriend)';
const WITH = new RegExp(
  // `with` is looked for first: what must stand before it takes long to try at every place.
  `(?=with )(?<=\\b${DONE}\\b[^.,;:!?]{0,40} )(?<!\\b(?:together|along|up|argu[A-Za-zÀ-ž]+|fine|talk[A-Za-zÀ-ž]*) )with (?=${COMPANION}(?:\\b(?!['’]s)))`,
  'giu',
);

/** Company that is no companion, or is one already. */
const APART = /\b(?:went out|going out|go out|fought|fight|fed up|wrong|compared|gossip\w*|along|date)\b/iu;

export const togetherWith: Rule = {
  about: 'What is done with somebody is done “together with” them',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['I watched the match with my brother', 'I watched the match together with my brother'],
    ['We baked rolls with our neighbours 🥐', 'We baked rolls together with our neighbours 🥐'],
  ],
  leaves: [
    'I argued with my brother',
    'We went to the desk with a complaint',
    'I watched it together with my brother',
    "I played with my brother's dog",
    'He went out with my sister',
  ],
  words: () => neededWords(WITH),
  *propose(doc) {
    if (!matches(doc, APART)) yield* insertedBefore(doc, WITH, 'together');
  },
};
