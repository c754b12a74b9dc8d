import { matches, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { isMessage } from '../../around/kind.js';
import { all } from '../../around/only-if.js';
import { bareText } from '../bare-text.js';
import { addresses, isSoleStatement } from '../stance.js';

/** What somebody did to what is one's own: a story to begin. */
const DID =
  /^(?:someone|somebody|the (?:technician|plumber|landlord|landlady|mechanic|electrician|builder|neighbou?rs?|warden|dentist|courier|driver|vet|optician|cobbler|tailor|removal men|movers|council|hotel|garage|shop|clinic|school|bank|airline)|my (?:neighbou?r|landlord|landlady|roommate|flatmate|boss|manager|dentist|cousin|brother|sister|aunt|uncle)) (?:repaired|fixed|keyed|dented|scratched|stole|took|lost|found|mended|replaced|called|rang|cancelled|moved|returned|delivered|left|parked|shouted|painted|sold|bought|sent|gave|broke|knocked|blocked|drove|put|cut|turned|refunded|charged|swallowed) [^,;:!?"“”]*\b(?:my|our|me|us|the (?:children|kids|heating|boiler|fence|gate|car))\b[^,;:!?"“”]*$/iu;
const ELSE =
  /\b(?:so|just|finally|again|sorry|thank[a-zà-ž]*|died|dead|hospital|surgery|cancer|life|lives|heart|up on|abuse[a-zà-ž]*|racist|hit|baby)\b|[😭💔😢🎉🥳😍❤]/iu;

export const somebodyDid: Rule = {
  about: 'What somebody did to one’s own is a story to begin: “So, the technician repaired my laptop”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [['The cobbler mended my boots', 'So, the cobbler mended my boots']],
  leaves: ['The cobbler died', 'Someone saved my life', 'The cobbler mended boots', 'Did the cobbler mend my boots?'],
  onlyIf: all(isMessage, isSoleStatement),
  *propose(doc) {
    if (addresses(doc) || doc.tokens.length > 14 || matches(doc, ELSE)) return;
    if (DID.test(bareText(doc))) yield* eachInFront(doc, ['So,']);
  },
};
