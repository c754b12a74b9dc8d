import { type Doc, matches, type Rule } from '../../../../src/plugin.js';
import { afterPlain } from './plain-after.js';
import { plainProseOf } from './plain-prose.js';

export const recipeClosed: Rule = {
  about: 'Instructions are closed: “Nothing else is needed.”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'Stir the flour into the milk and leave it for an hour. Fry the batter in thin rounds.',
      'Stir the flour into the milk and leave it for an hour. Fry the batter in thin rounds. No other ingredients are needed.',
      'Neutral',
    ],
  ],
  leaves: [
    'Lovely soup',
    'Where is the depot? I was there on Monday.',
    'Mix the paint yourself, I told him, and he did it for an hour.',
  ],
  *propose(doc) {
    const kind = plainProseOf(doc);
    if (kind === 'recipe') yield* afterPlain(doc, () => closings(doc));
  },
};

const SAYS_SO = /\bneed\w*\b/iu;
const OF_FOOD =
  /\b(?:dough|flour|butter|oven|water|salt|pan|egg|eggs|onions?|milk|sugar|oil|rice|pasta|sauce|batter|soup)\b/iu;

function closings(doc: Doc): readonly string[] {
  if (matches(doc, SAYS_SO)) return [];
  return matches(doc, OF_FOOD) ? ['No other ingredients are needed', 'There is no need to rush'] : [];
}
