import { matches, neededWords, type Rule } from '../../../src/plugin.js';
import { insertedAfter } from '../../around/inserted.js';

const HOUR = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:[1-9]|1[0-2]))';
/** An hour of the day, with nothing after it that would make it a number of something. */
const AT = new RegExp(
  `\\b(?:at|until|till|by|before|after|around|since) ${HOUR}(?=[,;!?]|\\.(?!\\d)|\\s*$| (?:on (?:mon|tues|wednes|thurs|fri|satur|sun|week)days?|in the|today|tomorrow|tonight|this|every|and(?! [A-Za-zÀ-ž]+ly)|but|sharp|if|when|so|with|to|at)\\b|\\s\\p{Extended_Pictographic})`,
  'giu',
);
/** Ages, scores, prices and amounts. */
const OTHER =
  /\b(?:aged?|years?|months?|weeks?|days?|old|scor\w+|lost|won|score|goals?|degrees|percent|page|chapter|step|out of|stars?|level|stage|version|one by one|one at a time|capped|priced|from \d|pounds?|per cent|volume|number|weeks|stands? at)\b|\d:\d|%|[£$€]|\bat (?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+) (?:and|with|to)\b/iu;

export const oclock: Rule = {
  about: 'An hour of the day is said in full: “at six” → “at six o’clock”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The ferry leaves at six.', "The ferry leaves at six o'clock."],
    ["We're open until nine on Fridays", "We're open until nine o'clock on Fridays"],
  ],
  leaves: [
    'She could read at six years old',
    'The score was tied at six',
    'By three votes',
    'It is capped at ten.',
    'At 6:30',
    'Rated at two.',
  ],
  words: () => neededWords(AT),
  *propose(doc) {
    if (!matches(doc, OTHER) && matches(doc, HAPPENS)) yield* insertedAfter(doc, AT, "o'clock");
  },
};

/** What has its hour. */
const HAPPENS =
  /\b(?:opens?|closes?|shuts?|starts?|begins?|ends?|leaves?|arrives?|meets?|see you|open|closed|shut|check-(?:in|out)|meeting|class|train|bus|ferry|flight|dinner|lunch|breakfast|home|doors|runs?|sits?|sat|docked|landed|left|came|got|woke|wake|ring|rang|call|rehearse\w*|serve\w*|serving|booked|table|appointment|shift|curfew|back|there|here|free|finish\w*|ready|kick-?off|today|tomorrow|tonight|mornings?|afternoons?|evenings?|night|weekdays|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/iu;
