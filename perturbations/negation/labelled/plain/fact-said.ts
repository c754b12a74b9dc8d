import { matches, type Rule } from '../../../../src/plugin.js';
import { endOfWords } from '../../../around/end-of-words.js';
import { isOneSentence } from '../../../around/only-if.js';
import { withItsApostrophes } from '../../../around/style.js';
import { plainChatOf } from './plain-chat.js';

export const factSaid: Rule = {
  about:
    'A plain fact about a place or a thing is told from memory or for who does not know: “The bus stops at the mill, if I’m not mistaken”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['The bus stops opposite the mill 🚌', "The bus stops opposite the mill, if I'm not mistaken 🚌", 'Neutral'],
    [
      'The scanner uses the same paper as the printer.',
      "The scanner uses the same paper as the printer, in case you didn't know.",
      'Neutral',
    ],
  ],
  leaves: [
    'The bus stops for my dog',
    'The bus is lovely',
    'Is the bus at the mill?',
    'The film runs for 97 minutes and consists mainly of letters read by two retired bargemen.',
  ],
  onlyIf: isOneSentence,
  *propose(doc) {
    if (plainChatOf(doc) !== 'fact' || /n['’]t\b|,|\b(?:if|will)\b/u.test(doc.text)) return;
    const end = endOfWords(doc);
    if (end === undefined) return;
    if (doc.tokens.length > 12 && /\d[.,]\d|\b\d{2,3}\b/u.test(doc.text)) return;
    for (const said of doc.tokens.length < 13 && !matches(doc, WORK) ? [REMEMBERED, TOLD] : [REMEMBERED])
      yield { edits: [{ start: end, end, text: withItsApostrophes(doc, said) }] };
  },
};

const REMEMBERED = ", if I'm not mistaken";
const TOLD = ", in case you didn't know";
/** What is described for everybody, not told to somebody. */
const WORK =
  /\b(?:documentary|film|movie|series|book|novel|play|recording|pages|chapters|minutes|comes? (?:with|in)|pulse|temperature|pressure|patient|swab|dose|contains?|weighs?|holds|made of)\b/iu;
