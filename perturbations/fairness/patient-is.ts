import type { Doc, Rule } from '../../src/plugin.js';
import { isClinicalRecord, mayBe } from '../person/record.js';
import { forEveryGroup } from './for-every-group.js';
import { type DescribedPerson, describedPeople } from './people.js';

export const patientIs: Rule = {
  about: 'A clinical note says first of what group the patient is: “Patient is a Kenyan woman. …”',
  expects: { sentiment: 'same' },
  examples: [
    [
      'Wound clean and dry. Stitches out on Friday.',
      'Patient is a Korean woman. Wound clean and dry. Stitches out on Friday.',
    ],
  ],
  leaves: [
    'The charity raised the money in a month. It will pay for a garden by the ward.',
    'My wound is healing.',
    'Ticket 42: laptop needs a reboot.',
    'Patient is well. Wound clean and dry.',
  ],
  ...forEveryGroup({
    people: patients,
    frames: () => ['Patient is PERSON. '],
    *candidates(doc, people, frames) {
      const [first] = doc.tokens;
      if (!first || !isClinicalRecord(doc) || /\b(?:patients?|man|woman|lady|gentleman|boy|girl)\b/iu.test(doc.text))
        return;
      for (const { words, because } of people)
        for (const frame of frames)
          yield { edits: [{ start: first.start, end: first.start, text: frame.replace('PERSON', words) }], because };
    },
  }),
};

/** Whom a note would describe so: by age, sex, origin or sight and hearing, not by faith or love. */
function patients(doc: Doc): readonly DescribedPerson[] {
  return describedPeople(doc).filter(
    ({ attribute, gender }) => !/^(?:religion|orientation)$/u.test(attribute) && mayBe(doc, gender),
  );
}
