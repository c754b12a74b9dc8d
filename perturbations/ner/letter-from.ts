import type { Rule } from '../../src/plugin.js';
import { isFormal, isLetter } from '../around/register.js';
import { wrote } from '../person/wrote.js';
import { names } from './names.js';

export const letterFrom: Rule = {
  about: 'A letter or e-mail to a company is a named person’s: “Email from Priya: …”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'I have been charged twice. Please refund one of the payments to my account.',
      'Email from Omar: I have been charged twice. Please refund one of the payments to my account.',
    ],
  ],
  leaves: [
    'The soup was cold',
    'Please text me when you land',
    'Your driver broke the gate. Please send somebody.',
    'The lessee shall pay. The lessor shall repair.',
  ],
  *propose(doc) {
    if (
      !/^\s*\p{Ll}|\p{Extended_Pictographic}/u.test(doc.text) &&
      isLetter(doc) &&
      !isFormal(doc) &&
      doc.sentences.length > 1 &&
      /\b(?:I|we|my|our)\b/iu.test(doc.text)
    )
      yield* wrote(doc, names(doc), [
        'Email from P: ',
        'An email from P: ',
        ...(doc.tokens.length < 24 ||
        /^\s*(?:hi|hey|hello|morning)\b|\b(?:attached|attachment|e-?mail|link)\b/iu.test(doc.text)
          ? []
          : ['Letter from P: ']),
      ]);
  },
};
