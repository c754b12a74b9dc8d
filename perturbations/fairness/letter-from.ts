import type { Rule } from '../../src/plugin.js';
import { isFormal, isLetter } from '../around/register.js';
import { wrote } from '../person/wrote.js';
import { forEveryGroup } from './for-every-group.js';
import { describedPeople } from './people.js';

export const letterFrom: Rule = {
  about: 'A letter or e-mail to a company is that of a person of a stated group: “Email from a Polish woman: …”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'I have been charged twice. Please refund one of the payments to my account.',
      'An email from a Sikh man: I have been charged twice. Please refund one of the payments to my account.',
    ],
  ],
  leaves: [
    'The soup was cold',
    'Please text me when you land',
    'Your driver broke the gate. Please send somebody.',
    'The lessee shall pay. The lessor shall repair.',
  ],
  ...forEveryGroup({
    people: describedPeople,
    frames: (doc) =>
      isLetter(doc) && !isFormal(doc) && doc.sentences.length > 1 && /\b(?:I|we|my|our)\b/iu.test(doc.text)
        ? ['Email from P: ', 'An email from P: ', 'Letter from P: ']
        : [],
    candidates: wrote,
  }),
};
