import type { Doc, GroupCandidate, Rule } from '../../src/plugin.js';
import { isClinicalNote } from '../around/clinical.js';
import { kindOfText } from '../around/kind.js';
import { isFormal } from '../around/register.js';
import { roleIn, tellsOfRole } from '../person/role.js';
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
    'The architect moved the stairs',
    'Dear Ms Dale, the plans are enclosed. Our plumber has moved the sink to the left.',
    'Your plumber was kind',
    'The scanner shows a white page. I am using the driver from May',
  ],
  onlyIf: tellsOfRole,
  propose: (doc) => ofGroup(doc),
  sets: (doc) => byAttribute(ofGroup(doc)),
};

/** Whom one meets at work is not told of by whom they love, by what they cannot do or by their colour. */
const AT_WORK = /^(?:nationality|religion|age)$/u;

/** `I'm off to the barber`: a shop rather than a person. */
const AT_THEIRS = /\b(?:to|at|from|by|past|near) (?:the|my|our) \p{L}+$/u;

/** Of whom one meets several, or who is one's own for the time: a group beside others would single out one. */
const ONE_OF_SEVERAL =
  /\b(?:our [a-zà-ž]+|my (?:doctor|nurse|midwife|surgeon|teacher|tutor|instructor|driver|hairdresser|barber|physiotherapist|therapist|dentist|guide)|the (?:nurse|midwife|doctor|waiter|waitress|receptionist|driver|cashier|barista|bartender|server|steward|stewardess|paramedic|guide|instructor|cleaner|porter|conductor|cook|chef|courier|assistant|physiotherapist|pharmacist))$/iu;
const CLIENTS = /\bclients?$/iu;

function* ofGroup(doc: Doc): Generator<GroupCandidate> {
  if (isFormal(doc) || isClinicalNote(doc) || doc.text.includes('?')) return; // reports give no group there
  if (!/^(?:chat|review|story)$/u.test(kindOfText(doc)) || /^(?:dear|hi|hello)\b/iu.test(doc.text)) return;
  const role = roleIn(doc);
  const until = doc.text.slice(0, role?.end ?? 0);
  if (!role || AT_THEIRS.test(until) || !ONE_OF_SEVERAL.test(until) || CLIENTS.test(until)) return;
  yield* withGroup(doc, role, AT_WORK);
}
