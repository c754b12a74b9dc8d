import { type Doc, matches, type Rule } from '../../../../src/plugin.js';
import { afterPlain } from './plain-after.js';
import { plainProseOf } from './plain-prose.js';

export const methodClosed: Rule = {
  about: 'How a survey or a measurement was made is closed: “No other data were collected.”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'The survey was carried out in May and covered ninety farms in two valleys.',
      'The survey was carried out in May and covered ninety farms in two valleys. No other data were collected.',
      'Neutral',
    ],
  ],
  leaves: [
    'Lovely soup',
    'Where is the depot? I was there on Monday.',
    'The survey was a waste of my time, and I told them so on Monday.',
  ],
  *propose(doc) {
    const kind = plainProseOf(doc);
    if (kind === 'method') yield* afterPlain(doc, () => closings(doc));
  },
};

const OF_DATA = /\bdata\b|\bfigures were\b|\binterviewed\b|\bsubmitted\b|\bformalin\b/iu;
const OF_SAMPLES = /\b(?:weighed|solutions?|apparatus|samples?|specimens?|dried)\b/iu;
const MEASURED = /\b(?:weighed|measur\w+)\b/iu;
const OF_PEOPLE = /\b(?:census|poll|inhabitants|population|turnout)\b/iu;

function closings(doc: Doc): readonly string[] {
  if (matches(doc, OF_DATA)) return [];
  if (matches(doc, OF_SAMPLES))
    return matches(doc, MEASURED) ? ['No other measurements were made', 'Nothing else was measured'] : [];
  if (matches(doc, OF_PEOPLE)) return ['No further figures are given', 'No further details are given'];
  return ['No other data were collected', 'No further details are given'];
}
