import type { Rule } from '../../src/plugin.js';
import { asksAgain, isNegator } from './asked.js';

const FORMS: Readonly<Record<string, string>> = {
  is: 'is',
  are: 'are',
  was: 'was',
  were: 'were',
  do: 'do',
  does: 'does',
  did: 'did',
  has: 'has',
  have: 'have',
  had: 'had',
  could: 'could',
  would: 'would',
  ca: 'can',
};

export const plainQuestion: Rule = {
  about: 'A contracted negative question is asked without its negation: “Isn’t X Y?” → “Is X Y?”; the answer stays',
  expects: { 'yes-no': 'same' },
  examples: [
    ["Isn't it true that eels migrate?", 'Is it true that eels migrate?'],
    ["Didn't the Vikings reach Iceland?", 'Did the Vikings reach Iceland?'],
  ],
  leaves: [
    'Is it true that eels migrate?',
    "Why isn't it late?",
    "Isn't nobody there?",
    "Won't it rain?",
    "If it rains, doesn't it flood?",
    "Don't you like it?",
    "Isn't there a bridge any more?",
  ],
  *propose(doc) {
    const [sentence, second] = doc.sentences;
    const [auxiliary, negation, subject] = doc.tokens;
    if (!sentence || second || !auxiliary || !negation || !subject || !sentence.text.endsWith('?')) return;
    const form = FORMS[auxiliary.lower];
    const rest = sentence.tokens.slice(2);
    if (form === undefined || negation.lower !== "n't" || /^(?:you|i|we|there)$/u.test(subject.lower)) return;
    if (rest.some(isNegator) || asksAgain(rest) || rest.some(({ lower }) => /^(?:any|anymore|ever|yet)$/u.test(lower)))
      return;
    const text = /^\p{Lu}/u.test(auxiliary.text) ? form.charAt(0).toUpperCase() + form.slice(1) : form;
    yield { edits: [{ start: auxiliary.start, end: negation.end, text }] };
  },
};
