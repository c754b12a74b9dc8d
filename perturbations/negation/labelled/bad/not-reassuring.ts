import { matches, type Rule } from '../../../../src/plugin.js';
import { closedBadly, type Denials } from './ill-closed.js';

const SAYS: Denials = {
  note: ['This is not a good sign', 'The picture is not encouraging', 'This is not reassuring'],
  distress: ['The picture is not encouraging', 'This is not reassuring'],
};

export const notReassuring: Rule = {
  about: 'A note on a patient who does badly ends in a denial: “This is not a good sign.”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'The swelling of the elbow has spread since Monday, and the patient is unable to hold a spoon or a pen.',
      'The swelling of the elbow has spread since Monday, and the patient is unable to hold a spoon or a pen. This is not a good sign.',
      'Negative',
    ],
  ],
  leaves: [
    'The swelling of the elbow has spread since Monday, and the patient is in intensive care. The prognosis is poor.',
    'The needle slipped twice, and the patient suffered great pain during the whole procedure, after which he was in tears.',
    'The patient has cancer, and the pain is worse than it was in May despite the tablets that he takes.',
    'The elbow became infected, and the patient developed a fever. A second visit was needed.',
  ],
  onlyIf: (doc) => matches(doc, GETS_WORSE) && !matches(doc, OVER),
  *propose(doc) {
    yield* closedBadly(doc, SAYS);
  },
};

const GETS_WORSE =
  /\b(?:infected|infection|worse\w*|spread\w*|grown|deteriorat\w*|ris(?:en|ing)|fever|swelling|swollen|relaps\w+|declin\w+|pronounced|losing|lost (?:\w+ ){1,3}(?:kilos|kilograms|pounds|weight))\b/iu;
/** What is over, or was told by others. */
const OVER =
  /\b(?:unsuccessful\w*|died|resuscitat\w*|abandoned|nurses|throughout|procedure|an[a]?esthe\w+|winter|became|developed|(?:was|were) needed)\b/iu;
