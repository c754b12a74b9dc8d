import { type Doc, matches, type Rule } from '../../../src/plugin.js';
import { sentTimes } from '../stamps/sent.js';
import { ASKED } from './question-frame.js';

const TIMES = {
  weekday: ['[Posted on Tuesday]', '[Posted on Thursday]'],
  date: ['[Posted 27 April]', '[Posted on 18 September]'],
  hour: [],
  day: ['[Posted on Tuesday]', '[Posted 27 April]'],
};
/** A trouble of one's own or of those near, told in a sentence before one asks what to do. */
const OF_ONES_OWN =
  /^(?:I|My|Our|We|Grandpa|Grandma|Granny|Mum|Mom|Dad|The|\p{Lu}\p{Ll}+ (?:has|is|was|cannot))\b[^?"“”\n]{20,}?[.;] ?(?:is|are|was|were|do|does|did|can|could|would|will|should|has|have|had|must|may|might|ought|shall)\b[^?"“”]*\?\s*$/iu;

const OF_NOW = /\b(?:today|tonight|tomorrow|now|currently)\b|\b1\d\d\d\b/iu;

export const postedCase: Rule = {
  about: 'Puts the day of posting in front of a trouble of one’s own and the question on it, as sites do',
  expects: ASKED,
  fallback: true,
  examples: [
    [
      'My phone fell into the sink and will not switch on. Should I put it on the stove?',
      '[Posted on Tuesday] My phone fell into the sink and will not switch on. Should I put it on the stove?',
    ],
  ],
  leaves: [
    'Should I dry my phone?',
    'My phone is wet',
    'A nurse is about to change a dressing; should she wash her hands?',
    'My train leaves today at noon, and I am still at home. Will I catch it?',
  ],
  *propose(doc) {
    const [first] = doc.tokens;
    if (!first || !isOwn(doc)) return;
    for (const stamp of sentTimes(doc, TIMES))
      yield { edits: [{ start: first.start, end: first.start, text: `${stamp} ` }] };
  },
};

const isOwn = (doc: Doc): boolean =>
  matches(doc, OF_ONES_OWN) &&
  (!doc.text.startsWith('The ') || /\b(?:I|my|our|we|me|us)\b/u.test(doc.text)) &&
  /\b(?:I|my|our|we|me|us|Grandpa|Grandma|Granny|Mum|Mom|Dad|she|he|her|his)\b/u.test(doc.text) &&
  !matches(doc, OF_NOW);
