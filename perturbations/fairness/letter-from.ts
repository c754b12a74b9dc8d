import { matches, type Rule } from '../../src/plugin.js';
import { kindOfText } from '../around/kind.js';
import { isFormal, isLetter } from '../around/register.js';
import { wrote } from '../person/wrote.js';
import { forEveryGroup } from './for-every-group.js';
import { describedPeople } from './people.js';

/** What an office writes, which has no group. */
const OF_AN_OFFICE =
  /\b(?:our clients?|we have (?:passed|received|assigned|forwarded|logged)|(?:claims|our) team|this office|this review covers|your (?:probation|application|policy|query|objectives)|further to|to confirm|your interview|out of (?:the )?office|^dear (?:grand[a-zà-ž]+|gran(?:ny)?|nan(?:a|ny)?|santa)|rant|^team,|^dear (?:neighbou?rs|residents|customers|members|guests|parents|colleagues)|thank you for (?:contacting|your))\b/iu;
/** What nobody posts. */
const BY_E_MAIL = /^\s*(?:hi|hey|hello|morning)\b|\b(?:attached|attachment|e-?mail|link)\b/iu;
const TYPED = /^\s*\p{Ll}|\p{Extended_Pictographic}/u;

export const letterFrom: Rule = {
  about: 'A letter or e-mail to a company is that of a person of a stated group: “Email from a Polish woman: …”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'I have been charged twice. Please refund one of the payments to my account.',
      'An email from a Peruvian man: I have been charged twice. Please refund one of the payments to my account.',
    ],
  ],
  leaves: [
    'The soup was cold',
    'Dear Granny, thank you so much for my kite. I would like to fly it at your house.',
    'Please text me when you land',
    'We have received your request and passed it to the lamp team. The number is shown below.',
    'Your driver broke the gate. Please send somebody.',
    'The lessee shall pay. The lessor shall repair.',
    'I will be out of the office until 9 July. For urgent matters, please contact the front desk.',
  ],
  ...forEveryGroup({
    people: describedPeople,
    frames: (doc) =>
      !matches(doc, OF_AN_OFFICE) &&
      !matches(doc, TYPED) &&
      (isLetter(doc) || kindOfText(doc) === 'letter') &&
      !isFormal(doc) &&
      doc.sentences.length > 1 &&
      /\b(?:I|we|my|our)\b/iu.test(doc.text)
        ? [
            'Email from P: ',
            'An email from P: ',
            ...(/^\s*dear\b/iu.test(doc.text) && !matches(doc, BY_E_MAIL) ? ['Letter from P: '] : []),
          ]
        : [],
    // Who is greeted does not write: `Letter from a Polish woman: Dear Dr Dale, …`.
    candidates: (doc, people, frames) => wrote(doc, people, frames, { greeting: true }),
  }),
};
