import { matches, type Rule } from '../../../src/plugin.js';
import { isClinicalNote } from '../../around/clinical.js';
import { inFrontOf } from '../../around/in-front.js';
import { isLonger } from '../../around/only-if.js';
import { inCapitals } from '../../around/style.js';
import { isRecord } from '../../person/record.js';
import { isLaterStatement } from './plain-sentence.js';

/** What is planned, done or handed over, rather than found. */
const PLANNED =
  /['’]ll\b|\b(?:no pain|glasses|right-handed|left-handed|will|(?:has|have) gone|sample|works|lives|should|shall|must|to be|plan[a-zà-ž]*|next|follow-up|review|return|given|sent|requested|posted|changed|removed|renewed|booked|advised|informed|referred|discharged|handed|collected|taken|due|appointment|continue|please|you|your|i|we|our)\b|^(?:results|bloods|(?:blood pressure|temperature|pulse|weight|bowel|bp|skin)\b|stitches|photographs|copies)\b/iu;
const FOUND =
  /^(?:no|he|she|the|patient|pt|mr|mrs|ms|mother|father|both|sleep[a-zà-ž]*|mood|appetite|weight|family)\b(?!.*\b(?:(?:was|were) [a-zà-ž]+ed|delighted|grateful|happy|pleased|frustrated)\b)/iu;

export const ofNote: Rule = {
  about: 'A finding further on in a clinical note is one “of note”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The patient has a dry cough. She keeps pigeons.', 'The patient has a dry cough. Of note, she keeps pigeons.'],
    ['Patient seen on the ward. No known allergies.', 'Patient seen on the ward. Of note, no known allergies.'],
  ],
  leaves: [
    'The patient has a dry cough.',
    'The patient has a dry cough. She will return in May.',
    'The soup was cold. The waiter was kind.',
    'Once there was a patient man with two clocks. He wound one of them at noon.',
    'The wound was dressed. Sutures were removed.',
  ],
  onlyIf: isLonger,
  *propose(doc) {
    if (
      !(isClinicalNote(doc) || isRecord(doc)) ||
      inCapitals(doc) ||
      /\b(?:ticket|user|customer|you|your|once (?:there|upon))\b/iu.test(doc.text)
    )
      return;
    if (!isClinicalNote(doc) && !/\b(?:patient|mood|history|wound|weight|clinic|ward|bedside|pain)\b/iu.test(doc.text))
      return;
    for (const sentence of doc.sentences) {
      const [first] = sentence.tokens;
      if (!first || sentence.tokens.length < 4 || matches(doc, PLANNED, sentence.text) || !FOUND.test(sentence.text))
        continue;
      if (isLaterStatement(doc, sentence)) yield inFrontOf(doc, first, 'Of note,');
    }
  },
};
