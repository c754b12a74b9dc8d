import type { Doc, Rule } from '../../src/plugin.js';
import { isFormal, isGrave, isLetter } from '../around/register.js';
import { saidAfter } from '../around/said-after.js';
import { cueOf } from './cue.js';

export const nothingToAdd: Rule = {
  about:
    'A longer account is closed by a denied addition: “… Nothing else to add.”, a report by “Nothing further to report.”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'The kettle boils in three minutes. It has a metre of cord.',
      'The kettle boils in three minutes. It has a metre of cord. Nothing else to add.',
    ],
    [
      'The patient reports headaches. She takes paracetamol as needed.',
      'The patient reports headaches. She takes paracetamol as needed. Nothing further to report.',
    ],
  ],
  leaves: [
    'The kettle boils fast.',
    'Dear team, the charger works. Please pass on my thanks.',
    'The kettle boils fast. Is it safe?',
    'Avoid it. It leaks.',
    'The buyer shall pay the deposit. The balance is due on completion.',
    'I love it. Thank you!',
    'The kettle leaks. I want a refund.',
    'We won! So happy!',
    'They lost my sample at the clinic. I have to go through it all again.',
  ],
  *propose(doc) {
    if (
      doc.sentences.length < 2 ||
      doc.tokens.length < 10 ||
      !/\.\P{L}*$/u.test(doc.text) ||
      /\?|["“”]/u.test(doc.text)
    )
      return;
    if (doc.sentences.some(({ kind }) => kind === 'command') || CLOSED.test(doc.text)) return;
    if (doc.tokens.some((token) => cueOf(token) !== undefined && !SYMPTOM.test(token.lower))) return;
    const said = isNote(doc)
      ? NOTE
      : isReview(doc) && !/\b(?:I|we|my|our|will|would|if)\b/iu.test(doc.text)
        ? REMARKS
        : [];
    for (const sentence of said) {
      const after = saidAfter(doc, sentence);
      if (after) yield after;
    }
  },
};

const CLOSED =
  /\b(?:thanks?|thank you|please|refund|further|add|report back|i want|regards|shall|agreement|clause|party|claimant|respondent|respondents|appellant|lease)\b/iu;
const CLINICAL =
  /\b(?:patient|pt|clinic|sutures|wound|paracetamol|ibuprofen|metformin|mg|systolic|GP|ward|examined|examination|bloods|ultrasound|hearing test|blood pressure|dose|scan|x-ray|physiotherapy|dressing|vaccination|immunisations|weighed|infant|diabetic|screening|inhaler|eyesight|spectacles|dental|check-up|midwife|district nurse)\b/iu;
/** What a note names without feeling it. */
const SYMPTOM =
  /^(?:patient|headaches?|migraine|backache|nausea|rash|bruis(?:e|es|ing)|blisters?|pain|itchy|sore|fracture|dizzy|wound)$/u;
const NOTE = ['Nothing further to report', 'No other concerns', 'No further concerns reported'];
const REMARKS = ['Nothing else to add', 'Nothing else to add for now'];
const DISTRESS =
  /^(?:lost|crying|wept|shaking|cheerfully|scared|afraid|laughed|anxious|low|suicidal|die|died|dying|dead|tumour|tumor|cancer|malignant|severe|acute|emergency|collapsed|fell|i|my|me|we|our|not|no|n't|never|declined|refused|denies|hardly)$/u;

/** A routine note on somebody, in which nothing is felt and nothing feared. */
function isNote(doc: Doc): boolean {
  return (
    CLINICAL.test(doc.text) &&
    !/\b(?:you|your)\b|!/iu.test(doc.text) &&
    !doc.tokens.some(({ lower }) => DISTRESS.test(lower))
  );
}

/** An account of a thing, a stay or a show by somebody who has tried it. */
function isReview(doc: Doc): boolean {
  if (isFormal(doc) || isLetter(doc) || isGrave(doc)) return false;
  return REVIEWED.test(doc.text) && !/\b(?:you|your)\b/iu.test(doc.text);
}

/** What one buys, stays in, eats, reads or watches. */
export const REVIEWED =
  /\b(?:kettle|blender|tent|jacket|shoes|headphones|app|hotel|guesthouse|room|beds?|breakfast|film|movie|watched|book|paperback|chapters|novel|album|restaurant|dumplings|omelettes|dinner|menu|café|cafe|coffee|staff|waiter|vacuum|pushchair|laptop|phone|battery|mattress|sofa|toaster|grinder|tour|concert|series|episodes|headset|keyboard|camera|bike|play|museum|plot|photography)\b/iu;
