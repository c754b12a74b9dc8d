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
    "I'm off to the barber at noon",
    'The owner made us pancakes',
  ],
  propose: (doc) => ofGroup(doc),
  sets: (doc) => byAttribute(ofGroup(doc)),
};

/** Whom one meets at work is not told of by whom they love, by what they cannot do or by their colour. */
const AT_WORK = /^(?:nationality|religion|age)$/u;

/** `I'm off to the barber`: a shop rather than a person. */
const AT_THEIRS = /\b(?:to|at|from|by|past|near) (?:the|my|our) \p{L}+$/u;

/** The only one there is, or one's own business: a group beside these would single out one of several. */
const THE_ONLY_ONE = /\b(?:the (?:owner|surveyor|florist)|clients?)$/iu;

function* ofGroup(doc: Doc): Generator<GroupCandidate> {
  if (isFormal(doc) || isClinicalNote(doc) || doc.text.includes('?')) return; // reports give no group there
  const role = roleIn(doc);
  const until = doc.text.slice(0, role?.end ?? 0);
  if (!role || AT_THEIRS.test(until) || THE_ONLY_ONE.test(until)) return;
  yield* withGroup(doc, role, AT_WORK);
}
