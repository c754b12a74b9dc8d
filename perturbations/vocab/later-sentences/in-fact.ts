import { neededWords, once, type Rule } from '../../../src/plugin.js';
import { inFrontOf } from '../../around/in-front.js';
import { isPersonal, kindOfText } from '../../around/kind.js';
import { all, isLonger } from '../../around/only-if.js';
import { inCapitals } from '../../around/style.js';
import { isOutspoken } from '../charged.js';

/** What one has hardly ever felt or met with. */
const SELDOM =
  /^(?:i|we) (?:have (?:seldom|rarely|never)|had (?:seldom|rarely|never)|['’]ve never) (?:[a-zà-ž]+ )?(?:felt|been|seen|heard|met|eaten|tasted|stayed|read|known|slept|laughed|experienced|watched) (?:in )?(?:so|such|an?(?= [a-zà-ž]+er\b)|any(?:thing|one|body) (?:so|more|less|quite))\b[^?!;:"“”]*$/iu;
/** What none has been so much. */
const NONE =
  /^no (?!longer\b|more\b|further\b)[a-zà-ž]+ (?:has|have|had) (?:ever )?been (?:so |more |better |as )?[^?!;:"“”]*\b(?:more|so|better|happier|prouder|as)\b[^?!;:"“”]*$/iu;

export const inFact: Rule = {
  about: 'What is told at its strongest is told “in fact”: “… In fact, I have seldom felt so welcome.”',
  expects: { sentiment: 'same' },
  examples: [
    [
      'The wardens lit a fire and brought us soup. I have seldom felt so welcome.',
      'The wardens lit a fire and brought us soup. In fact, I have seldom felt so welcome.',
    ],
  ],
  leaves: [
    'I have seldom felt so welcome.',
    'The fire was out. I have never been to Oslo.',
    'The fire was out. In fact, I have seldom felt so cold.',
    'The patient fell. No fracture has been seen.',
  ],
  words: once(() => neededWords(SELDOM, NONE)),
  onlyIf: all(isLonger, isOutspoken),
  *propose(doc) {
    if (inCapitals(doc) || /\bin fact\b|\bindeed\b/iu.test(doc.text)) return;
    if (!isPersonal(doc) && !/^(?:review|letter|notice|appraisal|speech|ticket)$/u.test(kindOfText(doc))) return;
    for (const { index, text, tokens } of doc.sentences) {
      const [first] = tokens;
      if (index === 0 || !first || !/^\p{Lu}/u.test(first.text)) continue;
      if (SELDOM.test(text) || NONE.test(text)) yield inFrontOf(doc, first, 'In fact,');
    }
  },
};
