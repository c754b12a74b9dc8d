import { matches, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { kindOfText } from '../../around/kind.js';
import { opened } from '../opened.js';

const TO_THE_PATIENT =
  /\b(?:you|your|i|we|please)\b|[?!]|^(?:feedback|complaint|note)\b|\b(?:applications|claims|orders|submissions|entries|tenders|proposals|accounts)\b|^(?:(?:the )?(?:specimen|biopsy|sample)|(?:chest |repeat )?(?:x-ray|mri|ct|ultrasound|scan)|(?:eye |ear )?drops)\b|\bto be (?:used|taken|applied)\b/iu;
/** What is told of somebody as a story, or with feeling. */
const TOLD =
  /\badmitted\b.*\bdischarged\b|^(?:when|before|for)\b|^after\b(?! the (?:[a-zà-ž]+ )?(?:replacement|operation|repair|procedure) (?:she|he) is)|\b(?:(?<!\bhas )had|finally|eventually|nothing to worry|lost|unfortunately|sadly|never|nobody|no one|delighted|overjoyed|relieved|grateful|thrilled|devastated|despite|but)\b/iu;
/** Told by those who live with it. */
const FIRST_HAND = /\b(?:the (?:whole|entire)|all the) (?:family|household)\b/iu;
/** What was found of a child or at a visit. */
const OF_A_CHECK = /\b(?:percentiles?|centiles?|inhaler|follow-up visit|blood pressure|regular check)\b/iu;
const OF_PATIENTS =
  /\b(?:patients|(?:clinical |drug |the |this )trial|volunteers|participants|researchers|side effects were|out of (?:ten|\d+)|in (?:five|ten|twenty|\d+) (?:children|adults|women|men|people)|(?:children|adults|women|men|people|those) who (?:took|received|were given|had)|(?<!conduction )studies|trial participants|vaccines|treatments)\b/iu;
/** What nobody but a clinician writes of one patient. */
const SURE =
  /^(?:After the (?:first|second|third|last) (?:dose|cycle|injection|infusion),? (?:he|she|the patient) |The (?:infection|tumou?r|fracture|abscess|ulcer|lesion) (?:has|had) (?:spread|shrunk|grown|healed|recurred|responded)\b|(?:He|She) complain(?:s|ed) of \p{L}|The (?:rash|swelling|bruising|cough|fever|eczema|jaundice) (?:has|had) (?:worsened|improved|spread|resolved|eased|returned|cleared)\b|Since starting (?:the|these|her|his) (?:new )?(?:tablets|medication|treatment|inhaler|injections),? (?:he|she|the patient) has\b|(?:After|Following) \p{L}+ (?:weeks|months|days|cycles|sessions) of (?:physiotherapy|treatment|antibiotics|chemotherapy|radiotherapy|rehabilitation),? (?:the patient|he|she|the (?:boy|girl|child)) (?!said)|\p{Lu}\p{L}+ (?:weeks|days|months) after (?:the|his|her) (?:\p{L}+ )?(?:replacement|operation|surgery|repair|transplant|procedure),? (?:he|she|the patient) \p{L}|The (?:child|infant|patient) (?:has been (?:vomiting|coughing|wheezing|feverish)|was (?:weighed|examined|reviewed|assessed))\b|The (?:boy|girl|child|baby)['’]s (?:fever|rash|cough|temperature|appetite) (?:is|has)\b|After the (?:\p{Ll}+ )?(?:replacement|repair) (?:he|she) is\b|The patient reports that (?:her|his) (?:migraines|headaches|pain|symptoms|sleep|appetite)\b|Despite \p{Ll}+ (?:rounds|courses|cycles) of (?:chemotherapy|antibiotics|treatment|radiotherapy)\b|Wound (?:edges|site|is|healing)\b|(?:He|She) suffered an? (?:severe |mild |major )?(?:allergic reaction|seizure|stroke|h(?:a)?emorrhage|relapse)\b|The (?:physiotherapist|physio|dietitian|speech therapist|optician|audiologist) (?:reports|found)\b|Physiotherapy (?:has gone|is going|continues)\b|(?:His|Her) (?:condition|breathing|sight|hearing|speech|mobility) (?:has|is|deteriorated|improved|worsened)\b)/u;

export const clinicalNote: Rule = {
  about: 'A note on a patient is headed as one: “Progress note: …”, “Clinical note: …”',
  expects: { sentiment: 'same', labels: 'same' },
  fallback: true,
  examples: [
    ['The patient walks without a stick.', 'Clinical note: The patient walks without a stick.'],
    ['He complains of a severe cough at night.', 'Clinical note: He complains of a severe cough at night.'],
    [
      'Two weeks after the operation, she walks with one stick.',
      'Clinical note: Two weeks after the operation, she walks with one stick.',
    ],
  ],
  leaves: [
    'The soup was cold',
    'You should see a doctor',
    'The tumour has shrunk, and the whole family can sleep again.',
    'My doctor was kind',
    'Patients should wash their hands.',
    'The trial ended early. Eight out of ten children who received the drops were free of symptoms by May.',
    'Specimen received in formalin. It measures 9 mm.',
    'Ear drops to be used twice daily for a week. Next appointment in May.',
    'She had been told to wait. It was finally biopsied in May.',
  ],
  *propose(doc) {
    if (matches(doc, FIRST_HAND)) return;
    if (matches(doc, SURE) && !/\b(?:I|[Mm]y|[Ww]e|[Oo]ur|[Yy]ou|[Yy]our)\b|[?!]|^.{0,25}:/u.test(doc.text)) {
      return yield* eachInFront(
        doc,
        /^(?:The (?:child|infant)|(?:He|She) (?:suffered|complain))/u.test(doc.text)
          ? ['Clinical note:']
          : ['Clinical note:', 'Progress note:'],
      );
    }
    if (
      (kindOfText(doc) !== 'clinical' && !(kindOfText(doc) === 'notice' && matches(doc, OF_A_CHECK))) ||
      matches(doc, TO_THE_PATIENT) ||
      matches(doc, OF_PATIENTS) ||
      matches(doc, TOLD)
    )
      return;
    if (/^(?:reviewed|seen) [^:]*:/iu.test(doc.text)) return yield* eachInFront(doc, ['Progress note:']);
    yield* opened(
      doc,
      /\b(?:progress|presents|routine|follow-up visit|brought in|regular check|attended|referred|discharged|eye test|check-?up|annual|dental)\b/iu.test(
        doc.text,
      )
        ? ['Clinical note:']
        : ['Clinical note:', 'Progress note:'],
    );
  },
};
