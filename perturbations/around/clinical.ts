import { type Doc, matches, perDoc } from '../../src/plugin.js';

const CLINICAL =
  /(?:\b(?:the|this|a|each|our|of) patients?\b|^patients?\b|\bpatients\b)|^(?:pt\b|reports (?:that|no|feeling))|\b(?:sutures?|(?<!\b(?:be|been|being) )wounds?|swab|dressing|systolic|mg|dosage|biops\w+|lesions?|vital signs|diagnos\w+|prescri\w+|physician|clinician|symptoms?|GP|ward|(?:attended|seen in|reviewed in) clinic|(?:blood|hearing) (?:pressure|test)|examination|afebrile|medication|auscultation|bereavement|no known (?:drug )?allergies|year-old patient|takes \w+ (?:once |twice )?daily|photophobia|(?:on|to) the ward|mobility (?:is|was|remains)|trolley|stitches were|blood (?:was|were)|laboratory|ECG|MRI|X-rays?|discharged|oedema|edema|eye drops|to be (?:used|taken|applied|changed) (?:on|once|twice|daily)|the infant|specimen|aged \d+,|(?:right|left)-handed|vaccination (?!cent(?:er|re)|site|hall|queue|campaign|clinic|(?:has|have) (?!been)|had |cuts? |rates?|drive|program|saves?|works)|mood is|was referred (?:for|to|by)|walking unaided)\b/iu;
/** What a patient tells, as the one who treats them notes it. */
const AS_TOLD =
  /^(?:(?:he|she)\b.{0,30}|(?:mrs?|ms|miss)\b.{0,60})\b(?:says|states|reports|admits|tells me|describes)\b.*\b(?:hips?|knees?|breathing|pain|sleep|chest|cough|appetite|headaches?|mood|tablets|sugar levels)\b|\bthe patient\b.*\b(?:denies|discharged)\b/isu;
const FIRST_PERSON = /\b(?:I|[Mm]y|[Mm]e|[Mm]ine|[Ww]e|[Oo]ur|[Uu]s)\b|\bi['’]/u;

/** A note on somebody who is treated: not one's own story of a hospital, nor a message. */
export const isClinicalNote = perDoc((doc: Doc): boolean => {
  const { text, tokens } = doc;
  if (/^\s*\p{Ll}/u.test(text) || tokens.some(({ kind }) => kind === 'emoji')) return false;
  return AS_TOLD.test(text) || (!matches(doc, FIRST_PERSON) && matches(doc, CLINICAL));
});
