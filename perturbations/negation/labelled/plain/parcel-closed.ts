import { type Doc, matches, type Rule } from '../../../../src/plugin.js';
import { afterPlain } from './plain-after.js';
import { plainProseOf } from './plain-prose.js';

export const parcelClosed: Rule = {
  about: 'An order that has come or is on its way is closed: “Nothing else to report yet.”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'I ordered the small size in grey, and it arrived on Friday by courier.',
      'I ordered the small size in grey, and it arrived on Friday by courier. Nothing else to report yet.',
      'Neutral',
    ],
  ],
  leaves: [
    'Lovely soup',
    'Where is the depot? I was there on Monday.',
    'It arrived in pieces, and I told your courier so on Friday.',
    'My order number is 7712, and I would like it sent to my office. It was ordered on Friday.',
  ],
  *propose(doc) {
    const kind = plainProseOf(doc);
    if (kind === 'arrived') yield* afterPlain(doc, () => closings(doc));
  },
};

const SPEAKS = /\b(?:I|[Ww]e|[Mm]y)\b/u;
const SEVERAL = /\b(?:them|they|review)\b/iu;

/** What asks for something, so that an answer is awaited. */
const ASKS = /\border number\b|\b(?:would|['’]d) like\b|\b(?:should|yet)\b/iu;

function closings(doc: Doc): readonly string[] {
  if (matches(doc, ASKS)) return [];
  if (!matches(doc, SPEAKS))
    return /\bcontain/u.test(doc.sentences.at(-1)?.text ?? '') ? ['Nothing else was included'] : [];
  return ['Nothing else to report yet', 'Nothing more to say about it yet', 'No opinion on it yet'].slice(
    0,
    matches(doc, SEVERAL) ? 1 : 3,
  );
}
