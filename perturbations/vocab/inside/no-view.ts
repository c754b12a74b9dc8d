import { neededWords, once, type Rule } from '../../../src/plugin.js';
import { insertedAfter } from '../../around/inserted.js';
import { isPersonal } from '../../around/kind.js';

/** What one has no view of, either way. */
const NONE =
  /\bno (?:(?:particular|real|special|firm) )?(?:opinions?|views?|preferences?|leanings|feelings)(?= (?:on|about|as to)\b|[.]|\s*$)/giu;
const HAVE =
  /\b(?:i|we) have (?=no (?:(?:particular|strong|real|special|firm) )?(?:opinions?|views?|preferences?|leanings|feelings)\b|nothing to say\b|mixed (?:thoughts|views|opinions)\b)/giu;
/** What one has, with nobody named who has it: `No strong views on it`. */
const SHORT =
  /^no (?=(?:(?:particular|strong|real|special|firm) )?(?:opinions?|views?|preferences?|leanings) (?:on|about|either)\b)(?!.*\bfrom (?:me|us)\b)/iu;

export const noView: Rule = {
  about:
    'Who has no view has none at all, or really has none: “I have no opinion on it” → “I have no opinion at all on it”',
  expects: { sentiment: 'same' },
  words: once(() => neededWords(NONE, HAVE)),
  examples: [
    ['I have no opinion on the parade', 'I have no opinion at all on the parade'],
    ['I have nothing to say about the parade', 'I really have nothing to say about the parade'],
    ['No strong views on the parade', 'I have no strong views on the parade'],
  ],
  leaves: [
    'I have no doubt',
    'There is no view of the sea',
    'I really have no opinion at all on it',
    'No views from the window',
    'No opinion on the new kiln from me',
    'Do you have no opinion?',
  ],
  onlyIf: isPersonal,
  *propose(doc) {
    if (/\?|\b(?:really|at all|whatsoever|but|honestly)\b/iu.test(doc.text)) return;
    const { text } = doc;
    const said = text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
    if (SHORT.test(text))
      return yield { edits: [{ start: 0, end: 2, text: /^N/u.test(text) ? 'I have no' : 'i have no' }] };
    if (/\b(?:i|we)(?: have|['’]ve)(?: got)? no\b/u.test(said)) yield* insertedAfter(doc, NONE, 'at all');
    for (const { index } of text.matchAll(HAVE)) {
      const at = index + (/^we/iu.test(text.slice(index)) ? 2 : 1);
      const word = /^[a-zà-ž]+ have mixed/iu.test(text.slice(index)) ? ' honestly' : ' really';
      if (!/\b(?:to be honest|tbh)\b/iu.test(text)) yield { edits: [{ start: at, end: at, text: word }] };
    }
  },
};
