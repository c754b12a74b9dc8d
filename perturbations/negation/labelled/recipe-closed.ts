import { type Doc, matches, type Rule } from '../../../src/plugin.js';
import { sentimentOf } from '../../around/label.js';
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
  *propose(doc, context) {
    if (sentimentOf(context) !== 'neutral') return;
    const kind = plainProseOf(doc);
    if (kind === 'recipe') yield* afterPlain(doc, context, () => closings(doc));
  },
};

function closings(doc: Doc): readonly string[] {
  if (matches(doc, /\bneed\w*\b/iu)) return [];
  return matches(
    doc,
    /\b(?:dough|flour|butter|oven|water|salt|pan|egg|eggs|onions?|milk|sugar|oil|rice|pasta|sauce|batter|soup)\b/iu,
  )
    ? ['No other ingredients are needed', 'There is no need to rush']
    : matches(doc, /\b(?:screw|attach|insert|press|sand)\b/iu)
      ? ['No other tools are needed']
      : [];
}
