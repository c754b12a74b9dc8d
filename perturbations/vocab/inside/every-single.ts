import type { Rule } from '../../../src/plugin.js';
import { kindOfText } from '../../around/kind.js';
import { isQuotedAt } from '../../around/quoted-at.js';
import { inCapitals } from '../../around/style.js';

/** Times, turns of speech, and people as a whole, after which “single” is another matter. */
const NOT_COUNTED =
  /^(?:days?|nights?|mornings?|afternoons?|evenings?|weeks?|weekends?|weekdays?|months?|years?|hours?|minutes?|seconds?|summer|winter|spring|autumn|fall|term|season|quarter|\p{L}+day|other|single|bit|inch|right|reason|success|effort|sense|chance|hope|way|aspect|respect|side|direction|intention|confidence|opportunity|possible|one|thing|kind|sort|time|step|corner|age|party|tenant|employee|patient)$/u;
const BEFORE = /^(?:almost|nearly|virtually|practically|hardly|not|and|of|once|from|nor|but|except|for)$/u;

export const everySingle: Rule = {
  about: 'Each one of them, one by one: “She knows every song” → “She knows every single song”',
  expects: { sentiment: 'same' },
  words: () => ['every'],
  examples: [
    ['She knows every song', 'She knows every single song'],
    [
      'The seller has ignored every letter from us and kept the money.',
      'The seller has ignored every single letter from us and kept the money.',
    ],
  ],
  leaves: [
    'I swim every day',
    'We wish you every success',
    'Almost every song is hers',
    'Does she know every song?',
    'The lessee shall keep every receipt.',
    'Every other song is hers',
  ],
  *propose(doc) {
    if (/^(?:contract|clinical|list|appraisal)$/u.test(kindOfText(doc)) || inCapitals(doc)) return;
    if (/\?|\b(?:single|must|shall|should|will|may|required|needs?)\b/u.test(doc.text)) return;
    const found = doc.tokens.filter(({ lower, index, start }) => {
      const next = doc.tokens[index + 1];
      return (
        lower === 'every' &&
        next?.pos === 'NOUN' &&
        next.kind === 'word' &&
        !NOT_COUNTED.test(next.lower) &&
        !BEFORE.test(doc.tokens[index - 1]?.lower ?? '') &&
        !isQuotedAt(doc, start)
      );
    });
    if (found.length !== 1) return; // beside another “every” it would lean on one of them
    for (const { end } of found) yield { edits: [{ start: end, end, text: ' single' }] };
  },
};
