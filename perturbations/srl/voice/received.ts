import type { Rule } from '../../../src/plugin.js';
import { phraseAt } from '../asked.js';
import { statedSentences } from '../stated.js';

const GIVEN =
  /^(?:compliment|gift|present|card|bonus|raise|discount|award|prize|hug|bouquet|warning|voucher|ticket|medal|certificate)$/u;
const SENT = /^(?:email|e-mail|text|message|letter|postcard|parcel|package|invitation|invite)$/u;

export const received: Rule = {
  about: 'The giver becomes the subject: “I received a gift from my aunt” → “My aunt gave me a gift”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['I just received a lovely gift from my aunt 🎁', 'My aunt just gave me a lovely gift 🎁'],
    ['We got a letter from the bank.', 'The bank sent us a letter.'],
  ],
  leaves: [
    'I got a letter from the bank saying no',
    'I received no gift from my aunt',
    'I got a cold from my son',
    'I got a gift from Italy',
    'I got a ticket from the machine and left',
  ],
  words: () => ['got', 'received'],
  *propose(doc) {
    for (const { words, first, last, opened } of statedSentences(doc)) {
      if (!/^(?:I|i|We|we)$/u.test(first.text)) continue;
      const just = words[1]?.lower === 'just' ? 1 : 0;
      const [verb, article] = words.slice(1 + just);
      const gift =
        article && /^(?:got|received)$/u.test(verb?.lower ?? '') && /^(?:an?|another|this|these)$/u.test(article.lower)
          ? phraseAt(doc, article, { start: article.start, end: last.end, text: '', tokens: [] })
          : undefined;
      const from = gift && doc.tokens[gift.end.index + 1];
      const opener = from && doc.tokens[from.index + 1];
      if (!gift || from?.lower !== 'from' || !opener || !/^(?:my|our|the|an?|someone)$/u.test(opener.lower)) continue;
      const giver = phraseAt(doc, opener, { start: opener.start, end: last.end, text: '', tokens: [] });
      if (giver?.phrase.tokens.at(-1) !== last && !(opener.lower === 'someone' && last.index - opener.index === 1))
        continue;
      const given = GIVEN.test(gift.end.lower) ? 'gave' : SENT.test(gift.end.lower) ? 'sent' : undefined;
      if (given === undefined || (given === 'gave' && giver?.phrase.animacy === 'thing')) continue;
      const who = doc.text.slice(opener.start, last.end);
      const me = first.lower === 'i' ? 'me' : 'us';
      yield {
        edits: [
          {
            start: first.start,
            end: last.end,
            text: `${opened(who)} ${just ? 'just ' : ''}${given} ${me} ${doc.text.slice(article?.start ?? 0, gift.end.end)}`,
          },
        ],
      };
    }
  },
};
