import type { Rule } from '../../../src/plugin.js';
import { endOfWords } from '../../around/end-of-words.js';
import { inCapitals } from '../../around/style.js';
import { saysWhen } from '../time-words.js';

const TIMES = ['today', 'this week', 'this morning', 'this afternoon'];

export const todayLast: Rule = {
  about: 'Says when, at the end of a message without a subject',
  expects: { sentiment: 'same' },
  examples: [
    ['loving this sunshine ☀️', 'loving this sunshine today ☀️'],
    ['So proud of my sister!', 'So proud of my sister this week!'],
  ],
  leaves: [
    'so tired tonight',
    'so proud of the little choir of our street',
    'Feeling calm about the exam',
    'So what?',
    'Looking for a flat, any tips?',
    'swimming is fun',
    'So I left',
  ],
  words: () => ['loving', 'enjoying', 'feeling', 'missing', 'craving', 'so'],
  *propose(doc) {
    const [first, second] = doc.tokens;
    const end = endOfWords(doc);
    if (
      !first ||
      !second ||
      !end ||
      doc.sentences.length > 1 ||
      doc.tokens.length > 8 ||
      doc.tokens.some(saysWhen) ||
      inCapitals(doc)
    )
      return;
    if (/\b(?:about|for|before|after|over)\b/iu.test(doc.text)) return; // the time would be that of what comes
    const doing = /^(?:loving|enjoying|feeling|missing|craving)$/u.test(first.lower);
    const feeling = first.lower === 'so' && second.pos === 'ADJ';
    if (!doing && !feeling) return;
    if (doc.tokens.slice(2).some(({ pos, text }) => pos === 'VERB' || pos === 'AUX' || /^[,?:;]/u.test(text))) return;
    for (const time of TIMES) yield { edits: [{ start: end, end, text: ` ${time}` }] };
  },
};
