import type { Rule } from '../../../src/plugin.js';
import { inFront } from '../../around/in-front.js';
import { isChat } from '../../around/register.js';
import { isNegator } from '../asked.js';
import { cueOf } from '../cue.js';

export const ifYouDontMind: Rule = {
  about: 'A question to somebody is asked if they don’t mind: “If you don’t mind me asking, where did you buy it?”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['Where did you buy the lamp?', "If you don't mind me asking, where did you buy the lamp?"],
    ['how much did you pay for the bike? 🚲', "if you don't mind me asking, how much did you pay for the bike? 🚲"],
  ],
  leaves: [
    'How are you?',
    'Where is the lamp?',
    'What did you do to my lamp?',
    'Why did you lie?',
    "Where didn't you look?",
    'What do you think?',
    'Where did you buy it? I love it.',
    'Where on earth did you go?',
    'When will you finally call?',
  ],
  words: () => ['where', 'when', 'how', 'which'],
  *propose(doc) {
    const [sentence, second] = doc.sentences;
    if (
      !sentence ||
      second ||
      !isChat(doc) ||
      !/^(?:where|when|how (?:much|many|long|old)|which)\b/iu.test(sentence.text)
    )
      return;
    if (!/\b(?:did|do|have|are|were) you\b|\byour\b/iu.test(sentence.text) || /!|\?{2}|[,;:"“]/u.test(sentence.text))
      return;
    if (
      doc.tokens.some((token) => isNegator(token) || cueOf(token) !== undefined || PRESSED.test(token.lower)) ||
      doc.tokens.length > 18
    )
      return;
    const front = inFront(doc, "If you don't mind me asking,");
    if (front) yield front;
  },
};

const PRESSED =
  /^(?:earth|hell|finally|even|again|still|always|ever|my|me|us|our|going|gonna|coming|get|will|times|think|expect|want|actually|really)$/u;
