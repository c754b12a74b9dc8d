import { matches, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { isMessage } from '../../around/kind.js';
import { addresses } from '../stance.js';

/** A loss or mishap of this moment, of a thing of one's own. */
const JUST_NOW =
  /^(?:i|we)(?:['’]ve| have|['’]ve just| have just| just) (?:lost|misplaced|dropped|spilled|spilt|deleted|locked|left) (?:my|our|the) (?:[a-zà-ž]+ ){0,2}(?!mind|mum|mom|dad|mother|father|nan|son|daughter|baby|dog|cat|job|weight|temper|voice|appetite|way|home|house|husband|wife|friend|school|country|family|office)[a-zà-ž]+(?= (?:in|on|at|into|over|down|somewhere|under|behind|between|inside|off|all|by)\b|[\s.]*(?:\p{Extended_Pictographic}|$))[^?!,]*$/iu;

export const ohNo: Rule = {
  about: 'A mishap of this moment is cried out: “Oh no, I’ve dropped my keys down the drain 😩”',
  expects: { sentiment: 'same' },
  examples: [["I've dropped my keys down the drain 😩", "Oh no, I've dropped my keys down the drain 😩"]],
  leaves: [
    'I dropped my keys at the office',
    "I've dropped my keys at the office",
    "I've lost my mind 😩",
    "I've lost my cat 😭",
    "I've dropped my keys? 😩",
    "I've lost my fear of spiders 😭",
  ],
  words: () => ['lost', 'misplaced', 'dropped', 'spilled', 'spilt', 'deleted', 'locked', 'left'],
  *propose(doc) {
    if (!/[😭😩😫😢😱😖]/u.test(doc.text) || /[😂🤣😅]|\b(?:oh|but|again|finally|fear)\b/iu.test(doc.text)) return;
    if (matches(doc, JUST_NOW) && isMessage(doc) && !addresses(doc)) yield* eachInFront(doc, ['Oh no,']);
  },
};
