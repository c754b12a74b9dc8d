import { neededWords, type Rule } from '../../../src/plugin.js';
import { inFront } from '../../around/in-front.js';
import { isGrave } from '../../around/register.js';
import { cueOf } from '../cue.js';

const OPENINGS = ["I'm not sure if this is the right place to ask, but", "I don't know if you can help, but"];

export const rightPlaceToAsk: Rule = {
  about:
    'An enquiry that says how things are and then asks is opened by a denied knowledge: “I don’t know if you can help, but …”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'We have received two copies of invoice 7719. Which one should we use?',
      "I don't know if you can help, but we have received two copies of invoice 7719. Which one should we use?",
    ],
    [
      'my code goes to an old number. how do i change it?',
      "i'm not sure if this is the right place to ask, but my code goes to an old number. how do i change it?",
    ],
  ],
  leaves: [
    'We love it. Do you?',
    'Which one should we use?',
    'My app is awful. Why?',
    "I'm home. Are you?",
    'It rained. Was it wet?',
    "I'm at the shop, do we need milk?",
  ],
  words: () => neededWords(TICKET),
  *propose(doc) {
    const [clause] = doc.clauses;
    const [first, ...others] = doc.sentences;
    if (
      !first ||
      !clause ||
      others.length === 0 ||
      others.length > 3 ||
      clause.start !== doc.tokens[0]?.start ||
      isGrave(doc)
    )
      return;
    if (!/^(?:i|we|my|our)\b/iu.test(clause.subject.text) || first.text.includes('?') || doc.tokens.length > 50) return;
    if (!others.some(({ text }) => ENQUIRY.test(text)) || doc.tokens.some((token) => cueOf(token) !== undefined))
      return;
    if (/["“”!:]/u.test(doc.text) || /\b(?:not sure|don't know)\b/iu.test(doc.text) || doc.tokens[0]?.kind !== 'word')
      return;
    if (first.tokens.length < 6 || !TICKET.test(first.text)) return;
    for (const opening of OPENINGS) {
      const front = inFront(doc, opening);
      if (front) yield front;
    }
  },
};

const ENQUIRY = /^(?:how|which|when|where|what|can|could|should|is|do|does|will)\b[^?]{8,}\?/iu;
const TICKET =
  /\b(?:account|code|invoice|order|password|email|login|subscription|number|plan|ticket|form|booking|reservation|parcel|delivery|licence|license|policy|card|passport|appointment|size|warranty|exchange|item|copies|refund|payment)\b/iu;
