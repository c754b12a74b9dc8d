import type { Doc, Rule } from '../../../../src/plugin.js';
import { afterPlain } from './plain-after.js';
import { plainProseOf } from './plain-prose.js';

export const dayClosed: Rule = {
  about: 'The account of a plain day is closed: “Nothing else happened.”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'Rose at six, fed the hens and cut the hedge. In the afternoon I read the paper.',
      'Rose at six, fed the hens and cut the hedge. In the afternoon I read the paper. Nothing else happened.',
      'Neutral',
    ],
  ],
  leaves: [
    'Lovely soup',
    'Where is the depot? I was there on Monday.',
    'Rose will feed the hens tomorrow, and you can cut the hedge.',
  ],
  *propose(doc) {
    const kind = plainProseOf(doc);
    if (kind === 'diary') yield* afterPlain(doc, () => closings(doc));
  },
};

function closings(doc: Doc): readonly string[] {
  if (/\b(?:happened|report)\b/u.test(doc.text) || /\?\s*$/u.test(doc.text)) return [];
  return ['Nothing else happened', 'Nothing else to report', 'Not much else happened'];
}
