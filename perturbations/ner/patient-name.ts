import type { Doc, Edit, Rule } from '../../src/plugin.js';
import { isOnPatient, patientOf } from '../person/patient.js';
import { names, titled } from './names.js';

/** Whoever is treated, as a note calls them where it first speaks of them. */
const CALLED = /^(?:the patient|patient|pt|the client|the child|the infant)(?= \p{Ll})/iu;
const SENTENCE = /(?<=[.] )(?:The patient|Patient|Pt)(?= \p{Ll})/u;
const PRONOUN = /(?<=^|[.] |\band )(?:He|She|he|she)(?= \p{Ll})/u;
const ANY = /\b(?:he|she|him|her|his|hers|patient|pt|client|child|infant)\b/iu;

export const patientName: Rule = {
  about:
    'The patient of a clinical note gets a name: “The patient reports” → “Ms Okafor reports”, “Patient: Mr Reyes. …”',
  expects: { sentiment: 'same' },
  examples: [
    ['The patient reports less pain and she slept well.', 'Ms Okafor reports less pain and she slept well.'],
    ['The wound has healed. He is sleeping well.', 'The wound has healed. Mr Okafor is sleeping well.'],
    ['Pt is a 52 y/o male seen for a review.', 'Mr Okafor is a 52 y/o male seen for a review.'],
    ['The child was seen in clinic with her aunt.', 'Priya was seen in clinic with her aunt.'],
    ['Seen in clinic. No sign of infection.', 'Patient: Ms Okafor. Seen in clinic. No sign of infection.'],
  ],
  leaves: [
    'The patient was seen. Mr Dale was with her.',
    'Patients are asked to fast.',
    'The patient told me that she was well.',
    'The patient lives with her husband. He is well.',
    'The soup was cold.',
    'Vaccination has cut polio cases in the province.',
    'Physio review: she is walking well.',
  ],
  onlyIf: isOnPatient,
  *propose(doc) {
    const patient = patientOf(doc);
    if (!patient) return;
    const named = patient.child ? /^the (?:child|infant)\b/iu.test(doc.text) : true;
    if (!named) return;
    for (const { words, because, gender } of patient.child ? names(doc) : titled(doc)) {
      const edit = patient.genders.includes(gender) ? naming(doc, words, patient.child) : undefined;
      if (edit) yield { edits: [edit], because };
    }
  },
};

function naming({ text, tokens }: Doc, words: string, child: boolean): Edit | undefined {
  const found = CALLED.exec(text) ?? SENTENCE.exec(text) ?? (child ? undefined : PRONOUN.exec(text));
  const start = found?.index ?? -1;
  // Somebody who was called `she` before is not introduced by name afterwards.
  if (found && !ANY.test(text.slice(0, start)) && !isRead(text.slice(start + found[0].length)))
    return { start, end: start + found[0].length, text: words };
  const [first] = tokens;
  if (child || !first || ANY.test(text) || /^[^.]*:/u.test(text) || !/^\p{Lu}/u.test(first.text)) return undefined;
  return { start: first.start, end: first.start, text: `Patient: ${words}. ` };
}

/** What goes with a kind of patient and not with a name: `patient record`. */
function isRead(rest: string): boolean {
  return /^ (?:records?|notes?|history|group|feedback|care|satisfaction|survey|education|transport|who)\b/iu.test(rest);
}
