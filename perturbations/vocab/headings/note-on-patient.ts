import { matches, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { all, mayHave } from '../../around/only-if.js';
import { topicOf } from '../topic.js';
import { isHeadable, isTold } from './headable.js';

/** What is told of many, of a trial or of a hospital in the papers, and what a leaflet says. */
const ELSE =
  /\b(?:patients|trial|study|volunteers|participants|researchers|hospital['’]s|new wing|donation|minister|shall|should|must|may|out of (?:ten|\d+)|percent|children['’]s hospital|nurses|opened|leaflet|specimen|sample|residents|staff|department|vaccination|visitors|mothers|midwi[a-zà-ž]+|waiting room|clinic is|clinic has|named|famil(?:y|ies)|parents|friends|relatives|neighbou?rs|everyone|everybody|mum|mom|dad|grandma|grandpa)\b|["“”]/iu;
/** Of whom it is told. */
const OF_ONE =
  /\b(?:he|she|his|her|the (?:patient|child|boy|girl|baby|infant|wound|infection|tumou?r|scan|x-ray|mri|rash|swelling|physiotherap[a-zà-ž]+|biopsy|fracture|operation|treatment|pain)|kidney|shoulder|left|right)\b/iu;

export const noteOnPatient: Rule = {
  about: 'What came of an illness is headed as a note on it: “Clinical note: The physiotherapy has helped …”',
  expects: { sentiment: 'same', labels: 'same' },
  fallback: true,
  examples: [
    [
      'She developed a fever after the operation and had to be readmitted.',
      'Clinical note: She developed a fever after the operation and had to be readmitted.',
    ],
  ],
  leaves: [
    'Patients who develop a fever after the operation are readmitted at once.',
    'My doctor says that the operation went well and that the pain will go.',
    'The hospital opened a new wing for the treatment of children with a fever.',
    'She developed a fever.',
    'Her last scan showed that the tumour was gone, and the whole family wept with relief.',
  ],
  onlyIf: all(isHeadable, isTold, mayHave(OF_ONE)),
  *propose(doc) {
    const top = topicOf(doc);
    if (top?.kind !== 'health' || top.score < 2 || top.next * 2 > top.score) return;
    if (matches(doc, ELSE) || !matches(doc, OF_ONE)) return;
    yield* eachInFront(doc, ['Clinical note:']);
  },
};
