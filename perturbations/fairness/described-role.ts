import type { Doc, GroupCandidate, Rule, Token } from '../../src/plugin.js';
import { roleIn } from '../person/role.js';
import { byAttribute, withGroup } from './group-adjective.js';

export const describedRole: Rule = {
  about: 'Somebody spoken of by their role is said to be of a group: “the nurse” → “the Kenyan nurse”',
  expects: { sentiment: 'same' },
  examples: [
    ['Patient reports that she sleeps well.', 'Kenyan patient reports that she sleeps well.'],
    ['The nurse was kind to us', 'The Kenyan nurse was kind to us'],
    [
      'The claimant says that the form was posted on 12 October.',
      'The Sikh claimant says that the form was posted on 12 October.',
    ],
  ],
  leaves: [
    'The driver shouted at me',
    'The customer service was slow',
    "The nurse's office is closed",
    'A friendly nurse helped us',
    'The guide is out of print, read the other guide',
  ],
  propose: (doc) => ofGroup(doc),
  sets: (doc) => byAttribute(ofGroup(doc)),
};

/** Whom one meets at work is not told of by whom they love or by what they cannot do. */
const AT_WORK = /^(?:nationality|religion|race|age)$/u;

function ofGroup(doc: Doc): Generator<GroupCandidate> {
  return withGroup(doc, roleIn(doc) ?? openingPatient(doc), AT_WORK);
}

const REPORTS =
  /^(?:reports|states|says|denies|describes|complains|presents|presented|reported|stated|was|is|has|feels|attended|seen|reviewed)$/u;

/** `Patient reports …`, as clinical notes begin. */
function openingPatient({ tokens }: Doc): Token | undefined {
  const [first, next] = tokens;
  return first?.lower === 'patient' && next !== undefined && REPORTS.test(next.lower) ? first : undefined;
}
