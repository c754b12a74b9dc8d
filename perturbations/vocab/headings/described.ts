import { matches, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { all, mayHave } from '../../around/only-if.js';
import { isCharged } from '../charged.js';
import { artOf, topicOf } from '../topic.js';
import { isHeadable, isPrivate, isTold, isVerdict } from './headable.js';

/** What a thing, a place or a work is said to have, to be or to cost, now. */
const DESCRIBES =
  /^(?:the|this|each|every|both|towels|charging|assembly|breakfast|lunch|dinner|check-in) [^.]*?\b(?:is|are|has|have|contains?|lists?|measures?|weighs?|holds?|comes? (?:with|in)|changes|seats|serves?|includes?|covers?|consists?|runs? (?:for|to)|lasts?|takes?|costs?|follows?|begins?|opens?|needs?|fits|folds|can be|was (?:published|shot|filmed|released|shown|built))\b/iu;
const ELSE =
  /\b(?:was (?!published|shot|filmed|released|shown|built)|were|shall|must|will|because|too|so|very|although|but|only|never|no|not|neither|nobody|nothing|without|average|normal|as expected|typical|usual|standard|okay|fine|some of it|than)\b|["“”]/iu;

/** When a work can be seen. */
const TO_BE_SEEN = /\bwill be (?=shown|broadcast|screened|repeated|published)/giu;

/** Where one goes, rather than what one buys. */
const NO_GOODS = /\b(?:museum|tickets?|open|library|park|station|office|pool|school|church|course)\b/iu;

export const described: Rule = {
  about: 'What a thing, a place or a work has is headed so: “Product details: …”, “For anyone wondering, the hostel …”',
  expects: { sentiment: 'same', labels: 'same' },
  fallback: true,
  examples: [
    [
      'The shelf is ninety centimetres wide and can be mounted on any wall.',
      'Product details: The shelf is ninety centimetres wide and can be mounted on any wall.',
    ],
    [
      'The hostel has nine dormitories and two private rooms on each floor.',
      'For anyone wondering, the hostel has nine dormitories and two private rooms on each floor.',
    ],
  ],
  leaves: [
    'The shelf is ugly and cannot be mounted on any of the walls in the house.',
    'My shelf is ninety centimetres wide and can be mounted on any wall.',
    'The hostel was full, and the rooms are in a state that nobody would put up with.',
    'The shelf is wide.',
  ],
  onlyIf: all(isHeadable, isTold, mayHave(DESCRIBES)),
  *propose(doc) {
    const top = topicOf(doc);
    const art = artOf(doc) > 1;
    if (!art && (!top || !/^(?:goods|food|lodging)$/u.test(top.kind) || top.next * 2 > top.score)) return;
    if (isPrivate(doc) || isCharged(doc) || isVerdict(doc)) return;
    if (!matches(doc, DESCRIBES) || ELSE.test(doc.text.replace(TO_BE_SEEN, ''))) return;
    const goods = !art && top?.kind === 'goods';
    if (goods && matches(doc, NO_GOODS)) return;
    yield* eachInFront(doc, [goods ? 'Product details:' : 'For anyone wondering,']);
  },
};
