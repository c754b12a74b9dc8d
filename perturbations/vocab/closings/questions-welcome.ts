import { matches, type Rule } from '../../../src/plugin.js';
import { kindOfText } from '../../around/kind.js';
import { polarityOf } from '../../person/polar.js';
import { closed } from './closed.js';

/** What a firm or an office writes to those whom it serves. */
const OF_AN_OFFICE =
  /^(?:we (?:confirm|acknowledge|(?:have )?received|are writing)|thank you for (?:contacting|writing|your (?:letter|query|enquiry|inquiry|e-?mail|order|application))|further to (?:your|our)|your (?:appointment|application|order|request|probation|booking|claim|account)|please (?:be advised|note|find)|following (?:our|your)|i(?: am|['’]m) writing to confirm|attached (?:is|are|you will find)|dear .{0,40}, (?:we|thank you for your))\b/iu;
/** A letter that speaks for somebody who seeks a post. */
const REFERENCE =
  /^(?:It (?:gives me (?:great )?|is a (?:great |real )?)pleasure to recommend|It is with (?:great |real )?pleasure that I recommend|I (?:am (?:very |most )?(?:pleased|happy|delighted) to|can|gladly) (?:warmly |wholeheartedly )?recommend) (?:Mr|Mrs|Ms|Miss|Dr|\p{Lu}\p{Ll}+)\b(?!.*\b(?:questions|hesitate|contact)\b)[^!?]*\.\s*$/u;
/** Somebody's praise for one who worked for them, to whom it may concern. */
const VOUCHED =
  /^To whom it may concern[:,] (?:(?:Mr|Mrs|Ms|Miss|Dr)\.? )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? (?:worked|looked after|has worked|has been|was employed|taught|managed|cared)\b(?=.*\b(?:reliable|punctual|kind|inventive|recommend|patient|honest|diligent|worshipped|adored|trust)\b)(?!.*\b(?:not|never|dishonest|late|questions|hesitate|contact)\b)[^!?]*\.\s*$/u;

export const questionsWelcome: Rule = {
  about: 'A letter from an office ends as such letters do: “… If you have any questions, please let us know.”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'We acknowledge your application of 2 May. It will be considered by the board in June.',
      'We acknowledge your application of 2 May. It will be considered by the board in June. If you have any questions, please let us know.',
    ],
  ],
  leaves: [
    'The soup was cold',
    'Dear Ada, the quilt is on my bed and I sleep like a stone.',
    'Your order was ruined, and your driver laughed at my mother when she wept. Explain yourselves.',
    'We acknowledge your application of 2 May. If you have questions, ring the number above.',
  ],
  *propose(doc) {
    const reference = matches(doc, REFERENCE) || matches(doc, VOUCHED);
    if (reference) return yield* closed(doc, ['If you have any questions, please let me know']);
    if (!/^(?:letter|notice)$/u.test(kindOfText(doc)) || doc.sentences.length < 2 || !matches(doc, OF_AN_OFFICE))
      return;
    if (/\b(?:questions?|let [a-zà-ž]+ know|ring|call us|complain[a-zà-ž]*|ruined|laughed|my)\b|[?!]/iu.test(doc.text))
      return;
    if (doc.tokens.some(({ lower }) => polarityOf(lower) === 'negative')) return;
    const own = /\b(?:I|[Mm]e)\b/u.test(doc.text);
    yield* closed(doc, [`If you have any questions, please let ${own ? 'me' : 'us'} know`]);
  },
};
