import { type Doc, matches, type Rule } from '../../../../src/plugin.js';
import { afterPlain } from './plain-after.js';
import { plainProseOf } from './plain-prose.js';

export const lawClosed: Rule = {
  about: 'A rule of law leaves other rules alone: “Nothing in this provision affects any other requirement of law.”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'A person who keeps more than three goats must enter them in the register held by the district.',
      'A person who keeps more than three goats must enter them in the register held by the district. Nothing in this provision affects any other requirement of law.',
      'Neutral',
    ],
  ],
  leaves: [
    'Lovely soup',
    'Where is the depot? I was there on Monday.',
    'A person who keeps goats told me about them.',
    'The defendant shall return the goats to the claimant within nine days.',
    'Under this agreement the keeper must enter the goats in the register.',
    'Visitors shall show their bags at the gate.',
  ],
  *propose(doc) {
    const kind = plainProseOf(doc);
    if (kind === 'law') yield* afterPlain(doc, () => closings(doc));
  },
};

const SECTION = /\bsection\b/iu;

/** Orders, agreements and the rules of a house, which are no law. */
const NO_STATUTE =
  /\b(?:affects?|means|ordered|hearing|defendants?|claimants?|plaintiffs?|agreements?|contracts?|lease|visitors|guests|members|staff|pupils|students|players|residents|customers|passengers|readers)\b/iu;

function closings(doc: Doc): readonly string[] {
  if (matches(doc, NO_STATUTE)) return [];
  return matches(doc, SECTION)
    ? [
        'Nothing in this section affects any other requirement of law',
        'This section does not affect any other enactment',
      ]
    : [
        'Nothing in this provision affects any other requirement of law',
        'This does not affect any other requirement of law',
      ];
}
