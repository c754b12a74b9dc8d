import { matches, type Rule } from '../../../src/plugin.js';
import { insertedBefore } from '../../around/inserted.js';
import { isPersonal, kindOfText } from '../../around/kind.js';

/** Warm words with which people say `ever so`. */
const WARM =
  /(?<!\b(?:not|never|ever|just|how|quite|all|be|if|is it|been|be) )(?<!n['’]t )(?<=[a-zà-ž],? )so (?=(?:kind|kindly|grateful|happy|proud|relieved|sweet|thoughtful|helpful|lovely|patient|patiently|gentle|gently|friendly|pleased|thankful|cosy|cozy|polite|welcoming|generous|grown-up|glad|caring)\b(?! (?:that|as|many|much|i|we|he|she|it|they|you|to)\b)(?=[.!]|,(?! so\b)|\s*$|\s*\p{Extended_Pictographic}| (?:for|of|with|and (?:the|we|i|my|our|it)|about|on|in|at|when|right now|today)\b))/giu;

const SO_ELSE = /\?|\bso so\b|\bso\b.*\bso\b|\b(?:ngl|tbh|lol|omg|gonna|fr)\b/iu;

export const everSo: Rule = {
  about: 'What is so kind is ever so kind: “You were so kind to us” → “You were ever so kind to us”',
  expects: { sentiment: 'same' },
  words: () => ['so'],
  examples: [
    ['The midwife was so gentle with him', 'The midwife was ever so gentle with him'],
    ["I'm so proud of my aunt 🥰", "I'm ever so proud of my aunt 🥰"],
  ],
  leaves: [
    'It was so sweet that I gave up',
    'She was not so kind',
    'So kind, so patient and so quick',
    'Why is he so happy?',
    'so so happy for you',
    'I was so happy I cried',
    'The more so',
  ],
  *propose(doc) {
    if (!isPersonal(doc) && kindOfText(doc) !== 'letter') return;
    if (matches(doc, SO_ELSE)) return;
    yield* insertedBefore(doc, WARM, 'ever');
  },
};
