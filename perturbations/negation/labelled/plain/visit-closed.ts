import { type Doc, matches, type Rule } from '../../../../src/plugin.js';
import { afterPlain } from './plain-after.js';
import { plainProseOf } from './plain-prose.js';

export const visitClosed: Rule = {
  about: 'A meal, a stay or an outing that was neither is closed: “Nothing out of the ordinary.”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'We had the soup and two rolls, and the bill came to nine euros.',
      'We had the soup and two rolls, and the bill came to nine euros. Nothing out of the ordinary.',
      'Neutral',
    ],
  ],
  leaves: [
    'Lovely soup',
    'Where is the depot? I was there on Monday.',
    'We had the soup and two rolls, and the bill was stolen.',
  ],
  *propose(doc) {
    const kind = plainProseOf(doc);
    if (kind === 'visit' || kind === 'travelled') yield* afterPlain(doc, () => closings(doc));
  },
};

const DENIED_OR_UNPACKED = /\b(?:version|unpacked|neither|nor|either)\b|n['’]t\b/iu;
const SAYS_SO = /\b(?:ordinary|usual|unusual|strange)\b/iu;

function closings(doc: Doc): readonly string[] {
  if (matches(doc, DENIED_OR_UNPACKED)) return [];
  if (matches(doc, SAYS_SO)) return ['Nothing else to report'];
  return ['Nothing out of the ordinary', 'Nothing else to report'];
}
