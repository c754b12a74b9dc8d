import { neededWords, type Rule } from '../../../src/plugin.js';

/** What belongs to a thing, and the things (places, goods) that take a genitive in plain English. */
const PARTS =
  /^(?:quality|design|service|staff|food|price|taste|performance|battery|screen|atmosphere|plot|ending|owner|manager|support|color|colour|size|amenities|location|interface|menu|owners|employees)$/u;
const HOLDERS =
  /^(?:product|phone|restaurant|hotel|company|app|store|salon|spa|museum|movie|film|book|laptop|car|software|cafe|bakery|bank|airline|school|clinic|gym|shop|game|store|website|camera|watch)$/u;

export const genitive: Rule = {
  about: '“the quality of this phone” ↔ “this phone’s quality”',
  expects: { sentiment: 'same' },
  examples: [
    ['The service at this bakery was slow', "This bakery's service was slow"],
    ["This phone's battery lasts two days", 'The battery of this phone lasts two days'],
    ["I'm impressed with the quality of this phone", "I'm impressed with this phone's quality"],
  ],
  leaves: [
    'The price of success is high',
    'The view from the hotel was great',
    'The quality of this phone that I bought is poor',
    'The service at this salon by the sea was bad',
    'Is the quality of this phone good?',
    'The staff at this hotel laundry desk were slow',
  ],
  words: () => neededWords(PARTS),
  *propose(doc) {
    if (doc.text.includes('?')) return;
    for (const { index, lower, start, text } of doc.tokens) {
      const [owner, mark, owned, after] = doc.tokens.slice(index + 1, index + 5);
      if (
        /^(?:this|that)$/u.test(lower) &&
        owner &&
        /^['’]s$/u.test(mark?.text ?? '') &&
        owned &&
        HOLDERS.test(owner.lower) &&
        PARTS.test(owned.lower) &&
        after?.pos !== 'NOUN'
      ) {
        const the = /^\p{Lu}/u.test(text) ? 'The' : 'the';
        yield { edits: [{ start, end: owned.end, text: `${the} ${owned.text} of ${lower} ${owner.text}` }] };
      }
      if (lower !== 'the') continue;
      const [part, link, article, holder, next] = doc.tokens.slice(index + 1, index + 6);
      if (!part || !link || !article || !holder || !PARTS.test(part.lower) || !HOLDERS.test(holder.lower)) continue;
      if (
        !/^(?:of|at)$/u.test(link.lower) ||
        article.lower !== 'this' ||
        /^(?:that|which|who|by|near|in|'s|with|of|and|on)$/u.test(next?.lower ?? '') ||
        (next !== undefined && /^(?:NOUN|ADJ|PROPN)$/u.test(next.pos))
      )
        continue;
      const capital = /^\p{Lu}/u.test(doc.text.charAt(start)) ? 'This' : 'this';
      yield { edits: [{ start, end: holder.end, text: `${capital} ${holder.text}'s ${part.text}` }] };
    }
  },
};
