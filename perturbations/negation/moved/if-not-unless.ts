import type { Rule } from '../../../src/plugin.js';

export const ifNotUnless: Rule = {
  about: '“Unless” is said with “if … not”: “Unless payment is received, we …” → “If payment is not received, we …”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    [
      'Unless payment is received within 14 days, we will issue proceedings.',
      'If payment is not received within 14 days, we will issue proceedings.',
    ],
    ['Unless it rains we leave at six ⛺', "If it doesn't rain we leave at six ⛺"],
    [
      'The fee is due on Monday unless the order has been cancelled.',
      'The fee is due on Monday if the order has not been cancelled.',
    ],
  ],
  leaves: [
    'You may not enter unless you have a badge.',
    'Unless he is ill or away, he comes',
    'Do you come unless it rains?',
    'Neither party may leave unless both agree.',
    'Unless nobody objects, we start',
    'Unless otherwise agreed, rent is due.',
    'Unless you have a ticket, you wait.',
  ],
  words: () => ['unless'],
  *propose(doc) {
    if (!/\bunless\b/iu.test(doc.text)) return;
    for (const { text, start } of doc.sentences) {
      if (text.includes('?')) continue;
      const match = UNLESS.exec(text);
      if (!match) continue;
      const [whole, unless = '', subject = '', finite = '', rains = ''] = match;
      const before = text.slice(0, match.index);
      const after = text.slice(match.index + whole.length).split(',')[0] ?? '';
      if (DENIED.test(before) || DENIED.test(after) || /\b(?:or|and|some|already|too)\b/u.test(after)) continue;
      const said = finite === '' ? `doesn't ${rains.replace(/s$/u, '')}` : `${finite} not`;
      const word = /^U/u.test(unless) ? 'If' : 'if';
      const from = start + match.index;
      yield { edits: [{ start: from, end: from + whole.length, text: `${word} ${subject} ${said}` }] };
    }
  },
};

const UNLESS =
  /\b([Uu]nless) ((?:it|he|she|they|we|you|this|that|(?:the|my|our|your|a|an) (?:[\p{L}-]+ ){0,3}?[\p{L}-]+|payment|notice|rent)) (?:(is|are|was|were|can|(?:has|have)(?= (?:been|\p{L}+ed)\b))(?= \p{L})|(rains|snows))\b/u;
const DENIED = /\b(?:not|no|never|nobody|nothing|neither|none|cannot|otherwise|any|ever)\b|n['’]t\b/iu;
