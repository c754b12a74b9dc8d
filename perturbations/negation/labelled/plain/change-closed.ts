import { type Doc, matches, type Rule } from '../../../../src/plugin.js';
import { afterPlain } from './plain-after.js';
import { plainProseOf } from './plain-prose.js';

export const changeClosed: Rule = {
  about: 'A notice of a change is closed: “No other changes are planned.”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'The archive has extended its opening hours from five to six o’clock on weekdays.',
      'The archive has extended its opening hours from five to six o’clock on weekdays. No other changes are planned.',
      'Neutral',
    ],
  ],
  leaves: [
    'Lovely soup',
    'Where is the depot? I was there on Monday.',
    'My office has moved to the second floor, and I walk up each day.',
  ],
  *propose(doc) {
    const kind = plainProseOf(doc);
    if (kind === 'changed') yield* afterPlain(doc, () => closings(doc));
  },
};

const CHANGED_ALREADY =
  /\bchange[ds]?\b|\b(?:[Ww]e|[Oo]ur|edition|volume|attached|statue|sculpture|painting|tower|match)\b|\b1\d{3}\b/u;
const OF_A_MACHINE = /\b(?:printer|router|server|software|file|folder|system|button|menu|telephone)\b/iu;
const OF_A_BODY = /\b(?:council|ministry|company|museum|library|department|airline|university|bank|club)\b/iu;

function closings(doc: Doc): readonly string[] {
  if (matches(doc, CHANGED_ALREADY)) return [];
  if (matches(doc, OF_A_MACHINE)) return ['Nothing else is affected', 'No other changes are planned'];
  return ['No other changes are planned', 'No other changes have been announced'].slice(
    0,
    matches(doc, OF_A_BODY) ? 2 : 1,
  );
}
