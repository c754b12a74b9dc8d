import { matches, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { isOf } from '../../around/only-if.js';
import { opensWithStatement } from '../stance.js';

/** What was seen or heard when somebody was treated. */
const FOUND =
  /^(?:(?:the )?(?:patient|pt|infant|client)|he|she|(?:mr|mrs|ms|miss) [a-zà-ž]+\.?) (?:reports|reported|says|said|states|stated|complains|complained|denies|denied|describes|described|is (?:[a-zà-ž]+ )?(?:well|comfortable|tearful|stable|delighted|pleased|anxious|settled|walking|alert|calm)|was (?:[a-zà-ž]+ )?(?:well|comfortable|tearful|stable|delighted|pleased|anxious|settled|alert|calm)|walks|walked|has (?:made|no)|looks|appears)\b|^(?:the |her |his )?(?:wound|recovery|mobility|mood|appetite|chest|swelling|scar|pain) (?:is|was|has|remains|had)\b/iu;

export const onReview: Rule = {
  about: 'What a clinician finds is found “on review”: “The wound has healed.” → “On review, the wound has healed.”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The wound has healed and she walks to the shops.', 'On review, the wound has healed and she walks to the shops.'],
  ],
  leaves: [
    'The wound has healed lol',
    'The wound had healed by the second visit, and she was glad.',
    'The patient was seen in clinic for a review.',
    'The patient was born in May and takes 5 mg of ramipril.',
  ],
  onlyIf: isOf('clinical'),
  *propose(doc) {
    if (!opensWithStatement(doc) || !matches(doc, FOUND)) return;
    if (
      /\b(?:review[a-zà-ž]*|on the ward|overnight|seen|attended|admitted|referred|day (?:one|two|three|\d)|operation|surgery|had|by the|later|then|after|before|since|visit|told|when)\b|[?!]/iu.test(
        doc.text,
      )
    )
      return;
    yield* eachInFront(doc, ['On review,']);
  },
};
