import { matches, type Rule } from '../../../src/plugin.js';
import { isLonger } from '../../around/only-if.js';
import { isGrave } from '../../around/register.js';
import { polarityOf } from '../../person/polar.js';
import { closed } from './closed.js';

/** Thanks for what somebody did, at the head of a note; not a firm's for a letter, and not because of something. */
const THANKS =
  /^(?:(?:dear|hi|hello) [^,.!?]{2,40}(?:\. ?[^,.!?]{2,20})?,? )?(?:(?:i am|i['’]m|we are|we['’]re) writing to (?:thank you|say thank you) for the|(?:thank you|thanks|many thanks)(?: again)?(?: so much| very much| all)? (?:for (?:coming|helping|taking|having|looking|making|showing|teaching|being|driving|lending|everything|all|the (?:way|care|kindness|help|cake|flowers|lift|lovely))|to (?:everyone|everybody|all)))\b/iu;

const PASSED_ON = /^please (?:pass on|convey|give) (?:my|our) (?:thanks|gratitude|warmest thanks)\b/iu;

export const thankAgain: Rule = {
  about:
    'A note of thanks ends with them: “… He reads every night now.” → “… He reads every night now. Thank you again.”',
  expects: { sentiment: 'same' },
  words: () => ['thank', 'thanks', 'gratitude'],
  examples: [
    [
      'Thank you for teaching my nephew to swim. He talks of nothing else now.',
      'Thank you for teaching my nephew to swim. He talks of nothing else now. Thank you again.',
    ],
  ],
  leaves: [
    'Thank you for teaching my nephew to swim.',
    'Thank you for your letter. The claim has been passed on.',
    'Thanks to the rain we stayed in. It was fun.',
    'Thank you for coming to the funeral. He would have loved it.',
    'Thank you for coming. We thank you all.',
    'Thanks for everything. Not. The shed is a mess and you left it dirty.',
  ],
  onlyIf: isLonger,
  *propose(doc) {
    if ((!matches(doc, THANKS) && !matches(doc, PASSED_ON)) || isGrave(doc) || /[?\n]/u.test(doc.text)) return;
    if (
      [...doc.text.matchAll(/\b(?:thank[a-zà-ž]*|grateful|gratitude|appreciate)\b/giu)].length > 1 ||
      !/[.!]\s*$/u.test(doc.text)
    )
      return;
    if (
      /\b(?:contacting|your (?:letter|query|enquiry|application|order|patience|email|e-mail))\b|\b(?:best|warm|kind) (?:wishes|regards)\b|\blove\s*\.?$/iu.test(
        doc.text,
      )
    )
      return;
    if (
      /\b(?:not|n['’]t)\./iu.test(doc.text) ||
      doc.tokens.some(
        ({ lower }) =>
          /^(?:mess|dirty|useless|ruined|awful|terrible|rude)$/u.test(lower) && polarityOf(lower) !== 'positive',
      )
    )
      return;
    yield* closed(doc, ['Thank you again', 'Thanks again']);
  },
};
