import type { Rule } from '../../src/plugin.js';
import { isAppraisal } from '../around/appraisal.js';
import { eachInFront } from '../around/in-front.js';
import { kindOfText } from '../around/kind.js';

/** It says already whom it is to, or what it is; or it is said to a friend, or to somebody by name. */
const ADDRESSED =
  /^\s*(?:dear|hi|hello|hey|hiya|good (?:morning|afternoon|evening)|to|re|ref|welcome|update|reminder|note|ticket|quick|thanks|thank you|cheers|ty|pls|please (?:text|call|ring|bring|tell mum|be|hold|stop shouting)|honest post|lost property|shout-?out|whoever|following up|attached|sorry|wow|yay|oops|just a|well done|huge|massive|we['’]re (?:collecting|looking|having)|looking for)\b|^[^.!?]{0,40}:|\p{Extended_Pictographic}.*\p{Extended_Pictographic}|\b(?:lol|omg|haha|love you|mate|guys)\b/iu;

export const toWhom: Rule = {
  about: 'A letter says whom it is to, in the words of letters: “To whom it may concern: …”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'Your driver left our gate open again. The sheep were on the road for an hour.',
      'To whom it may concern: Your driver left our gate open again. The sheep were on the road for an hour.',
    ],
    [
      'I am writing because I was charged twice for one ticket. Please refund the second payment.',
      'To whom it may concern: I am writing because I was charged twice for one ticket. Please refund the second payment.',
    ],
  ],
  leaves: [
    'Dear all, your driver left our gate open. The sheep were on the road.',
    'Your team won! We cried.',
    'Please text me when you land',
    'The lessee shall pay. The lessor shall repair.',
    'Your soup was cold',
  ],
  *propose(doc) {
    if (
      isAppraisal(doc) ||
      /\b(?:contacting us|to confirm|we (?:confirm|have passed)|your (?:appointment|probation|reports|application|class|lessons)|further to|(?:our|your) (?:call|letter)|regards to)\b/iu.test(
        doc.text,
      )
    )
      return;
    if (/, \p{Lu}\p{Ll}+, /u.test(doc.text)) return; // named
    if (!/^(?:letter|ticket)$/u.test(kindOfText(doc)) || doc.tokens.length < 14 || doc.sentences.length < 2) return;
    if (ADDRESSED.test(doc.text) || !/^\s*\p{Lu}/u.test(doc.text)) return;
    if (!/\b(?:you|your)\b|\b(?:I|we) (?:would|wish)\b|\bplease\b|\bgrievance\b/iu.test(doc.text)) return;
    yield* eachInFront(doc, ['To whom it may concern:']);
  },
};
