import { type Doc, type GroupCandidate, matches, type Rule } from '../../src/plugin.js';
import { isOnPatient, patientOf } from '../person/patient.js';
import { byAttribute } from './group-adjective.js';

/** Ages at which one may work, walk to the shops or have cataracts. */
const AGES = [52, 54, 56, 57, 59, 61, 62, 63, 64];
const AGED = /\b(\d\d)(?=[- ]year[- ]old\b)/u;
const WHOSE =
  /\b(?:age[ds]?|elderly|young|old|years?|child|infant|baby|vaccin\w*|school|college|universit\w*|retire\w*|job|work|pension|y\/?o|pregnan\w*|f(?:o)?etal|gestation|(?:post|ante)natal|postpartum|breastfe\w*|menstru\w*|midwife)\b/iu;
const ROLE =
  /^(?:The patient|Patient|Pt)(?= \p{Ll})|(?<=[.] )(?:The patient|Patient|Pt)(?= (?:was|is|has|reports|says|attended|will|walked|denies|feels|remains)\b)/u;

export const patientDescribed: Rule = {
  about:
    'A clinical note says how old its patient is, or another age: “The patient reports” → “The 62-year-old patient reports”',
  expects: { sentiment: 'same' },
  examples: [
    ['The patient was seen in clinic.', 'The 52-year-old patient was seen in clinic.'],
    ['Patient is a 40-year-old man seen in clinic.', 'Patient is a 43-year-old man seen in clinic.'],
    ['Seen in clinic. She is walking well.', '52-year-old woman. Seen in clinic. She is walking well.'],
  ],
  leaves: [
    'The soup was cold.',
    'Patients are asked to fast.',
    'The child was seen in clinic.',
    'The patient told me that she was well.',
    'The patient was seen with her sister.',
    'Physio review: she walks well.',
    'Pt is a 34 y/o woman seen in clinic.',
    'The patient was seen in clinic. Fetal heart rate 144.',
  ],
  onlyIf: isOnPatient,
  propose: described,
  sets: (doc) => byAttribute(described(doc)),
};

function* described(doc: Doc): Generator<GroupCandidate> {
  const patient = patientOf(doc);
  if (!patient || patient.child) return;
  const { text } = doc;
  const aged = AGED.exec(text);
  if (aged) {
    const age = Number(aged[1]);
    if (age < 30 || age > 76) return;
    for (const other of [age + 3, age - 2, age + 5, age + 1])
      if (!/^(?:8|1[18])/u.test(String(other))) yield of(aged.index, aged.index + 2, String(other), `age: ${other}`);
    return;
  }
  if (matches(doc, WHOSE)) return;
  const role = ROLE.exec(text);
  const [first] = doc.tokens;
  for (const age of AGES) {
    if (role) {
      const words = /^The/u.test(role[0]) || role.index > 0 ? 'The ' : '';
      yield of(role.index, role.index + role[0].length, `${words}${age}-year-old patient`, `age: ${age}`);
    } else if (
      first &&
      !/\b(?:patient|pt)\b/iu.test(text) &&
      !/^[^.]*:/u.test(text) &&
      !/^(?:she|he|her|his)\b/iu.test(text)
    )
      for (const gender of patient.genders)
        yield of(first.start, first.start, `${age}-year-old ${gender === 'female' ? 'woman' : 'man'}. `, `age: ${age}`);
  }
}

function of(start: number, end: number, text: string, group: string): GroupCandidate {
  return { edits: [{ start, end, text }], because: group, group };
}
