import { type Doc, matches, neededWords, type Rule } from '../../../src/plugin.js';
import { endOf } from '../../around/end-of.js';
import { isGrave } from '../../around/register.js';
import { saidAfter } from '../../around/said-after.js';
import { isNegator } from '../asked.js';
import { cueOf } from '../cue.js';

export const notClearAfter: Rule = {
  about: 'A plain message to those one works with ends in “Let me know if anything is not clear.”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'Hi all, the rehearsal on Monday has moved to the crypt. The plan is attached.',
      'Hi all, the rehearsal on Monday has moved to the crypt. The plan is attached. Let me know if anything is not clear.',
    ],
    [
      "Hello Ada, I've put the draft of the programme in the shared folder.",
      "Hello Ada, I've put the draft of the programme in the shared folder. Let me know if anything isn't clear.",
    ],
  ],
  leaves: [
    'Hi Ada, the agenda is attached. Could you print it?',
    'Hi Ada, the agenda is attached. Let me know if you are coming.',
    'Hi Ada, I baked a pie and left it by the door.',
    'Hi all, the agenda was lost again.',
    'The agenda is attached.',
  ],
  words: () => neededWords(WORK),
  *propose(doc) {
    if (!TO_SOMEBODY.test(doc.text) || doc.tokens.length < 10 || doc.sentences.length > 4) return;
    if (!/[\p{L}\d]\.$/u.test(endOf(doc, 2)) || isGrave(doc) || !matches(doc, WORK) || matches(doc, CLOSED)) return;
    if (/[?!"“”]|\p{Extended_Pictographic}/u.test(doc.text)) return;
    if (doc.tokens.some((token) => isNegator(token) || cueOf(token) !== undefined)) return;
    const after = saidAfter(doc, `Let me know if anything ${denied(doc)} clear`);
    if (after) yield after;
  },
};

const denied = ({ text }: Doc): string => (CONTRACTS.test(text) ? "isn't" : 'is not');
const CONTRACTS = /n['’]t\b|\b(?:I|it|that|there|you|we|they|he|she)['’](?:s|m|re|ve|ll|d)\b/iu;

const TO_SOMEBODY = /^(?:Hi|Hello|Dear|Good morning|Good afternoon)(?: [\p{L}.]+){0,3}, \p{L}/u;
/** What one does at work. */
const WORK =
  /\b(?:attached|enclosed|attach|attaching|agenda|minutes|draft|drafts|timetable|schedule|shared folder|spreadsheet|rota|training|staff meeting|team meeting|figures|floor plan|seating plan|programme|procedure|deadline)\b/iu;
const CLOSED =
  /\b(?:hesitate|regards|sincerely|thanks?|thank you|let (?:me|us) know|contact|get in touch|call|ring|refund|complain\w*|sorry|regret|unfortunately|late|damaged|broken|wrong|lost|still|again|died|see you|love|questions?)\b|n['’]t\b/iu;
