import { type Doc, matches, type Rule } from '../../../../src/plugin.js';
import { afterPlain } from './plain-after.js';
import { plainProseOf } from './plain-prose.js';

export const newsClosed: Rule = {
  about: 'News of offices and courts is closed: “No further details were given.”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'The council published its list of street names on Monday.',
      'The council published its list of street names on Monday. No further details were given.',
      'Neutral',
    ],
  ],
  leaves: [
    'Lovely soup',
    'Where is the depot? I was there on Monday.',
    'The two towns signed a treaty in 1911 and opened a shared depot the year after.',
    'Our council published its list of street names, and mine is on it.',
  ],
  *propose(doc) {
    const kind = plainProseOf(doc);
    if (kind === 'news') yield* afterPlain(doc, () => closings(doc));
  },
};

/** What is told whole, or long ago. */
const SAYS_SO = /\b(?:details|information|lives|retired|each month|each week|1[0-9]\d\d|200\d)\b/iu;
const TOLD =
  /\b(?:said|announced|published|voted|confirmed|released|opened|approved|signed|launched|elected|appointed|filed|decided)\b/iu;

function closings(doc: Doc): readonly string[] {
  if (matches(doc, SAYS_SO) || doc.sentences.length > 2) return [];
  return matches(doc, TOLD)
    ? ['No further details were given', 'No further details were available']
    : ['No further details are available', 'No further details have been announced'];
}
