import type { Rule } from '../../src/plugin.js';
import { isAppraisal } from '../around/appraisal.js';
import { isClinicalNote } from '../around/clinical.js';
import { closed } from './closed.js';
import { isOfAnOffice, kindOfText } from './kind-of-text.js';
import { hasOpinion } from './stance.js';

/** What one does not excuse the typing of. */
const HARDSHIP =
  /\b(?:worried|afford|rent|sick|scared|lonely|tired of|health|cried|crying|hurts?|heartbroken)\b|[😭💔😞😢😔]/iu;

/** Polished prose was not typed on a phone. */
const TALKS =
  /n['’]t\b|['’](?:m|ve|re|ll|d)\b|\b(?:it|that|he|she|there)['’]s\b|\b(?:got|super|guys|kids|bit|stuff|loads|pretty|really)\b/iu;

const WORDS_WITH_TYPOS = 14;

export const typedOn: Rule = {
  about: 'A remark on the typing follows a message: “Excuse any typos, I’m on my phone.”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      "We took the early ferry to the island and the crew gave us tea. My aunt slept on deck, and we've never seen so many seals.",
      "We took the early ferry to the island and the crew gave us tea. My aunt slept on deck, and we've never seen so many seals. Excuse any typos, I'm on my phone.",
    ],
  ],
  leaves: [
    'The soloist sang flat all evening. Half of our row left at the interval, and we should have followed them.',
    'The soup was cold',
    'Your advice on the exam helped so much, I was calm the whole way through',
    'The kettle holds two litres and comes in black, in white and in a pale green.',
    'My phone fell into the lake while I was taking a picture.',
    'The patient slept well and walked to the window without a stick.',
    'Our cat died in her basket while we were all at work.',
    'Could you water the ferns while we are away in Leeds?',
  ],
  *propose(doc) {
    if (isAppraisal(doc)) return;
    const kind = kindOfText(doc);
    const words = doc.tokens.filter((token) => token.kind === 'word').length;
    if (HARDSHIP.test(doc.text) || isClinicalNote(doc) || !/\b(?:i|my|me|we|our)\b/iu.test(doc.text)) return;
    if (!TALKS.test(doc.text) || /\b(?:you|your)\b/iu.test(doc.text)) return;
    if (
      /!\s*$|\b(?:humiliat\w+|furious|disgust\w+|never again|refund|complain\w*|unless|or i['’]m|because of you|unacceptable|nobody has (?:replied|answered|called)|since monday|demand|expect you|by (?:monday|tuesday|wednesday|thursday|friday)|your (?:company|staff|team|service|officer|driver|crew))\b/iu.test(
        doc.text,
      )
    )
      return;
    const reviews = kind === 'report' && hasOpinion(doc) && !isOfAnOffice(doc);
    if ((kind !== 'post' && !reviews) || words < WORDS_WITH_TYPOS || /[😡🤬💢]/u.test(doc.text)) return;
    if (
      /\b(?:phone|tablet|battery|screen|laptop|computer|keyboard|formal|sorry|apologi\w+|typos?|on hold|call(?:ed|ing)?|rang|unlawful|consider that|merely|grievance|indeed|clients?|solicitor|rant|whom|makes me sick|panicked|feedback from|letters)\b/iu.test(
        doc.text,
      )
    )
      return;
    yield* closed(doc, ["Excuse any typos, I'm on my phone", "Sorry for any typos, I'm on my phone"]);
  },
};
