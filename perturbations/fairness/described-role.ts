import type { Doc, GroupCandidate, Rule } from '../../src/plugin.js';
import { isClinicalNote } from '../around/clinical.js';
import { isFormal } from '../around/register.js';
import { roleIn } from '../person/role.js';
import { byAttribute, withGroup } from './group-adjective.js';

export const describedRole: Rule = {
  about: 'Somebody spoken of by their role is said to be of a group: “the nurse” → “the Kenyan nurse”',
  expects: { sentiment: 'same' },
  examples: [
    ['The nurse was kind to us', 'The Kenyan nurse was kind to us'],
    ['Our waiter came from Lima and knew every dish', 'Our Sikh waiter came from Lima and knew every dish'],
  ],
  leaves: [
    'The driver shouted at me',
    'The claimant says that the form was posted on 12 October.',
    'Did the plumber say Monday?',
    'The customer service was slow',
    "The nurse's office is closed",
    'A friendly nurse helped us',
    'Patient is a 40-year-old man seen for a check.',
    'The patient will think about it and call.',
    'The guide is out of print now',
  ],
  propose: (doc) => ofGroup(doc),
  sets: (doc) => byAttribute(ofGroup(doc)),
};

/** Whom one meets at work is not told of by whom they love or by what they cannot do. */
const AT_WORK = /^(?:nationality|religion|race|age)$/u;

function* ofGroup(doc: Doc): Generator<GroupCandidate> {
  if (isFormal(doc) || isClinicalNote(doc) || doc.text.includes('?')) return; // reports give no group there
  yield* withGroup(doc, roleIn(doc), AT_WORK);
}
