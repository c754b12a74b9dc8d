import { neededWords, type Rule } from '../../../src/plugin.js';
import { upper } from '../statement.js';

const LEND =
  /^(can|could) (?:you|someone|somebody|anyone|anybody) (please )?lend (me|us) ((?:a|an|some|your|the) [^?.!,]+?)(\?|,|$|(?= \p{Extended_Pictographic}))/iu;

export const borrowed: Rule = {
  about: 'To lend to one is to be borrowed from: “Can you lend me a pen?” → “Can I borrow a pen?”',
  expects: { sentiment: 'same' },
  examples: [
    ['Can you lend me a stapler', 'Can I borrow a stapler'],
    ['Could you please lend us your ladder?', 'Could we please borrow your ladder?'],
  ],
  leaves: [
    'Can you lend me a hand?',
    'Can you lend him a pen?',
    'Can you lend me and Bo a pen?',
    'Can you lend me your ear?',
  ],
  words: () => neededWords(LEND),
  *propose(doc) {
    for (const sentence of doc.sentences) {
      const found = LEND.exec(sentence.text);
      const [whole, can, please = '', me, thing, mark = ''] = found ?? [];
      if (whole === undefined || can === undefined || me === undefined || thing === undefined) continue;
      if (/\b(?:hand|ear|support|and|me|us)\b/iu.test(thing)) continue;
      const who = me.toLowerCase() === 'me' ? 'I' : 'we';
      const text = `${can.toLowerCase()} ${who} ${please}borrow ${thing}${mark}`;
      yield {
        edits: [
          {
            start: sentence.start,
            end: sentence.start + whole.length,
            text: /^\p{Lu}/u.test(can) ? upper(text) : text,
          },
        ],
      };
    }
  },
};
