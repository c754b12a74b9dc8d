import { lowerOpening, neededWords, type Rule } from '../../../src/plugin.js';
import { lowered, statedSentences } from '../stated.js';

const HOLDER =
  'drawers?|shel(?:f|ves)|box|boxes|crate|crates|bags?|cupboard|fridge|freezer|pots?|hook|mat|table|counter|desk|shed|garage|hall|hallway|kitchen|porch|gate|door|stairs|sink|oven|bench|bed|wardrobe|folder|drive|tray|rack|basket|jar|tin|garden|boot|glovebox|car|van|office|station|bakery|post office|church|museum|library|car park|lobby|bins?|bucket|blanket|cushion|pillow|sofa|chair|fountain|tree|bridge|market|shop|stage|bar|pool|lift|toilets|entrance|exit|reception|noticeboard|till|radiator|window|windowsill|fireplace|mirror|shelter|barn|attic|loft|cellar|basement|closet|cabinet|locker|file|binder|envelope|page|menu|website|site|app|spreadsheet|inbox';
const PLACE = new RegExp(
  `^(?:now )?(?:under|in|on|behind|next to|beside|opposite|by|above|below|inside|near|between|across from|on top of|at the (?:back|end|bottom|side) of) (?:the|your|our|my) (?:(?:top|bottom|second|third|first|left|right|blue|green|red|black|white|brown|grey|yellow|big|small|little|old|new|back|front|side|main|spare|kitchen|hall|garden|shared|wooden|stone|last|middle|upper|lower|bathroom|bedroom|desk|filing|coat|shoe|post|garden|station|school|village|town) )*(?:${HOLDER})$`,
  'u',
);
/** Not things that lie somewhere: events, troubles, what a saying puts in a place. */
const NOT_FOUND =
  /^(?:meeting|concert|lecture|talk|party|lesson|class|wedding|exam|game|match|ball|problem|issue|fault|devil|answer|money|interview|show|weather|traffic|noise|smell|queue|film|movie|name|price|date|deadline|vote|time|rest|food|drinks?|service|water|light|lights|heating|power|view)$/u;

export const youllFind: Rule = {
  about: 'Who looks for a thing is named: “The keys are under the mat” → “You’ll find the keys under the mat”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The spare keys are under the blue pot', "You'll find the spare keys under the blue pot"],
    ['your parcel is behind the gate 📦', "you'll find your parcel behind the gate 📦"],
    ['The bakery is next to the post office.', "You'll find the bakery next to the post office."],
  ],
  leaves: [
    'The keys were under the mat',
    'The meeting is in the main hall',
    'The ball is in your court',
    'My sister is in the garden',
    'The keys are under the mat, I hope',
    'The keys are not under the mat',
    'The dog is on the sofa again',
  ],
  words: () => neededWords(PLACE),
  *propose(doc) {
    for (const { words, first, last, clauses, opened } of statedSentences(doc)) {
      const [clause, second] = clauses;
      if (!clause || second || !clause.copular || clause.negation || clause.auxiliaries.length > 0) continue;
      const { subject, verb } = clause;
      if (!/^(?:is|are|'s)$/u.test(verb.lower) || !/^(?:the|your|our)$/iu.test(first.text)) continue;
      if (subject.animacy === 'person' || subject.animacy === 'animal' || NOT_FOUND.test(subject.head.lower)) continue;
      if (doc.text.slice(subject.end, verb.start).trim() !== '' || subject.tokens.length > 5) continue;
      const rest = words.filter(({ start }) => start >= verb.end);
      if (rest.at(-1) !== last || !PLACE.test(lowered(rest))) continue;
      const named = lowerOpening(first) + doc.text.slice(first.end, subject.end);
      yield { edits: [{ start: first.start, end: verb.end, text: `${opened("you'll find")} ${named}` }] };
    }
  },
};
