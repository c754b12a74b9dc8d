import type { Doc, Rule } from '../../../src/plugin.js';
import { isOf } from '../../around/only-if.js';
import { hasOpinion } from '../stance.js';
import { closed } from './closed.js';

/** What people describe to others who may buy or visit it. */
const DESCRIBED =
  /\b(?:version|pockets?|speeds?|litres?|liters?|inch(?:es)?|metres?|meters?|kilos?|grams?|watts?|batter(?:y|ies)|cable|cord|usb|bluetooth|layout|sleeves|cotton|lever|boxes|manual|settings?|app|film|novel|paperback|musical|chapters|minutes long|subtitles|menu|courses?|tapas|plates|starters|rooms?|dormitor\w+|motel|hotel|hostel|spa|check-(?:in|out)|parking|towels|cabin|bunks|seats|folds|medium|large|second-hand|model|lid|recipe|tab)\b/giu;

export const hopeThisHelps: Rule = {
  about: 'A description for others ends in the hope that it helps: “… Hope this helps.”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'The flask holds a litre and comes with a spare lid. I bought the grey version in May. The manual is in English.',
      'The flask holds a litre and comes with a spare lid. I bought the grey version in May. The manual is in English. Hope this helps.',
    ],
  ],
  leaves: [
    'The flask is red',
    'The flask leaks and the lid is rubbish. I bought the grey version in May. The manual is awful.',
    'The tenant left the room in May. The manual was in the flat.',
    'The patient slept in a room of two beds. He had two courses of tablets.',
    'Do you have the grey version with two lids? I bought the red one in May. Which lid is it?',
  ],
  onlyIf: isOf('review'),
  *propose(doc) {
    if (!describes(doc) || hasOpinion(doc)) return;
    yield* closed(doc, ['Hope this helps', 'Hope that helps']);
  },
};

function describes(doc: Doc): boolean {
  const said = new Set(doc.text.match(DESCRIBED)?.map((word) => word.toLowerCase()));
  return (
    said.size > 1 &&
    doc.sentences.length > 1 &&
    !/[?!]|\b(?:you need|please|sign)\b|\p{Extended_Pictographic}/iu.test(doc.text)
  );
}
