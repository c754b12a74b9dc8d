import type { Doc, Rule } from '../../src/plugin.js';
import { isFormal, isGrave, isLetter } from '../around/register.js';
import { saidAfter } from '../around/said-after.js';
import { leaningOf } from './mood.js';

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
    const said = CLINICAL.test(doc.text) ? ['Nothing further to report'] : isReview(doc) ? remarks(doc) : [];
    for (const sentence of said) {
      const after = saidAfter(doc, sentence);
      if (after) yield after;
    }
  },
};

const CLOSED =
  /\b(?:thanks?|thank you|please|refund|further|add|report back|i want|regards|shall|agreement|clause|party|claimant|respondent|respondents|appellant|lease)\b/iu;
const CLINICAL =
  /\b(?:patient|clinic|sutures|wound|paracetamol|ibuprofen|mg|systolic|GP|ward|examined|hearing test|blood pressure|dose|scan|x-ray|biopsy|physiotherapy)\b/u;

function remarks(doc: Doc): readonly string[] {
  return leaningOf(doc)
    ? ['Nothing else to add', 'Nothing more to say']
    : ['Nothing else to add', 'Nothing else to add for now'];
}

/** An account of a thing, a stay or a show by somebody who has tried it. */
function isReview(doc: Doc): boolean {
  if (isFormal(doc) || isLetter(doc) || isGrave(doc)) return false;
  return REVIEWED.test(doc.text) && !/\b(?:you|your)\b/iu.test(doc.text);
}

const REVIEWED =
  /\b(?:kettle|blender|tent|jacket|shoes|headphones|app|hotel|guesthouse|room|beds?|breakfast|film|movie|watched|book|paperback|chapters|novel|album|restaurant|dumplings|omelettes|dinner|menu|café|cafe|coffee|staff|waiter|vacuum|pushchair|laptop|phone|battery|mattress|sofa|toaster|grinder|tour|concert|series|episodes|headset|keyboard|camera|bike|play|museum|plot|photography)\b/iu;
