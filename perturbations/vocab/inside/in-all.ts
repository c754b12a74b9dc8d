import { matches, neededWords, once, type Rule } from '../../../src/plugin.js';
import { insertedAfter } from '../../around/inserted.js';

const N =
  '(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-[A-Za-zÀ-ž]+|\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|ninety)';
const SPAN = `(?:an|${N})(?: and a half)? (?:hours?|minutes?|days|weeks|months)(?: and (?:${N}|a half|a quarter) ?(?:hours?|minutes?)?)?`;
/** What goes on for so long from its beginning to its end. */
const WHOLE =
  '(?:hike|climb|flight|commute|delivery|refund|replacement|renovation|installation|film|movie|play|show|tour|journey|trip|drive|crossing|ride|course|meeting|hearing|concert|lecture|walk|ceremony|procedure|operation|opera|match|repair|visit|workshop|performance)';

const PLACES: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      String.raw`\b${WHOLE} (?:runs|ran|lasts|lasted|takes|took|goes on|went on)(?: for)?(?: (?:just |a little )?(?:over|under)| about| roughly| around| nearly| almost)? ${SPAN}(?=[.,](?! (?:then|before|after|\d))|\s*$|\s*\p{Extended_Pictographic}| and (?:is|was|has|had|it|we|i|opens?|ends?|starts?)\b)`,
      'giu',
    ),
    'in total',
  ],
  [
    new RegExp(
      String.raw`(?<=\b(?:film|documentary|play|opera|musical|show)\b[^.]*(?:\.[^.]*)?)\b(?:and|it) (?:runs|ran|lasts|lasted) for(?: (?:just |a little )?(?:over|under)| about| around| nearly| almost)? ${SPAN}(?=\.|\s*$| and (?:is|has)\b)`,
      'giu',
    ),
    'in total',
  ],
  [
    new RegExp(String.raw`(?<!\b(?:only|all|other) )\b${N}(?= of (?:the|our|my|its|their) ${N} [A-Za-zÀ-ž])`, 'giu'),
    'out',
  ],
  [
    new RegExp(
      String.raw`(?<=(?:^|[.!] )(?:The|This|Our) (?:[a-zà-ž-]+ ){1,2})(?:has|had|contains|contained|comprises|comprised) ${N} (?:episodes|chapters|cars|carriages|coaches|rooms|songs|tracks|volumes|recipes|lessons|levels|seats|essays|photographs|paintings|members)(?=\.(?! (?:in|on|there|another|also|one|two)\b)|\s*$|, and (?:each|all|none|it)\b| and (?:is|was|it)\b)`,
      'giu',
    ),
    'in total',
  ],
];

/** A sum that is told as one already. */
const SUMMED_UP = /\b(?:total|altogether|in all|out of)\b/iu;

export const inAll: Rule = {
  about: 'A span or a share is counted out: “took two hours in total”, “three out of the five days”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The crossing took two hours, and we slept', 'The crossing took two hours in total, and we slept'],
    [
      'The film is set in Turin and runs for 95 minutes. It opens in May.',
      'The film is set in Turin and runs for 95 minutes in total. It opens in May.',
    ],
    ['The hike took about two hours 🥾', 'The hike took about two hours in total 🥾'],
    ['The ferry had six cars', 'The ferry had six cars in total'],
    [
      'The album has nine songs, and each was sung in a mill.',
      'The album has nine songs in total, and each was sung in a mill.',
    ],
    ['It rained on three of the five days', 'It rained on three out of the five days'],
  ],
  leaves: [
    'The crossing took two hours longer',
    'The sail took two hours',
    'One of the five',
    'Two of my aunts sing',
    'The mill has six rooms, a kitchen and a loft',
  ],
  words: once(() => neededWords(...PLACES.map(([place]) => place))),
  *propose(doc) {
    if (matches(doc, SUMMED_UP)) return;
    for (const [place, words] of PLACES) yield* insertedAfter(doc, place, words);
  },
};
