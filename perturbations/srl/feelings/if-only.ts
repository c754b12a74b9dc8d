import type { Rule } from '../../../src/plugin.js';
import { statedSentences } from '../stated.js';

/** A regret: what was not so is wished for. */
const WISH =
  /^(?:(?:and|but) )?(I|i|we|We) (?:really |just |so )?wish (?:that )?(I|i|we|my|our|the|this|he|she|it|they|somebody|someone|there)\b/u;

export const ifOnly: Rule = {
  about: 'A wish in another form: “I wish I had left earlier” → “If only I had left earlier”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['I wish I had never bought this van', 'If only I had never bought this van'],
    ['A cold night. I wish we had booked the other place.', 'A cold night. If only we had booked the other place.'],
    ["I wish I'd kept the receipt 😩", "If only I'd kept the receipt 😩"],
  ],
  leaves: [
    'I wish you a happy birthday',
    'I wish you would call',
    'I wish to complain',
    'I wish I had left, but I stayed',
    'I wish I could help',
    'We wish them well',
    "I wish it hadn't rained and I wish we had stayed",
  ],
  words: () => ['wish'],
  *propose(doc) {
    if (!/\bwish\b/iu.test(doc.text)) return;
    for (const { first, last, opened } of statedSentences(doc)) {
      const said = doc.text.slice(first.start, last.end);
      const found = WISH.exec(said);
      const subject = found?.[2];
      if (!found || subject === undefined || /^(?:and|but)$/u.test(first.lower)) continue;
      const wished = said.slice(found[0].length - subject.length);
      if (!/^\S+(?:['’]d| had)\b/u.test(wished) && !/^\S+ \p{L}+ (?:had|hadn['’]t)\b/u.test(wished)) continue;
      if (/[,]|\b(?:and|but|or|so|because|wish|if|instead|could|would)\b/u.test(wished)) continue;
      yield { edits: [{ start: first.start, end: last.end, text: `${opened('if only')} ${wished}` }] };
    }
  },
};
