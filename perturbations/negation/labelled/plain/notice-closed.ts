import { type Doc, matches, type Rule } from '../../../../src/plugin.js';
import { afterPlain } from './plain-after.js';
import { plainProseOf } from './plain-prose.js';

export const noticeClosed: Rule = {
  about: 'A notice to visitors, members or staff is closed: “Please do not hesitate to ask if anything is unclear.”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'Visitors may leave their coats in the hall. The lockers are beside the stairs.',
      'Visitors may leave their coats in the hall. The lockers are beside the stairs. Please do not hesitate to ask if anything is unclear.',
      'Neutral',
    ],
  ],
  leaves: [
    'Lovely soup',
    'A newt keeps to ponds and ditches in spring. Both parents leave the eggs alone, and the young feed on fleas.',
    'Where is the depot? I was there on Monday.',
    'Just landed. In the line for taxis now.',
    'We were the only visitors, and my coat was left in the hall.',
    'Diary, 3 March. Rose at six, fetched the forms from the depot, baked a loaf.',
  ],
  *propose(doc) {
    const kind = plainProseOf(doc);
    if (kind === 'public' && matches(doc, RULED)) yield* afterPlain(doc, () => closings(doc));
  },
};

/** What somebody may, must or can do, or will find; not how newts live or what chalk is. */
const RULED =
  /\b(?:may|must|should|shall|will|can|cannot|need|required|reminded|requested|advised|allowed|permitted|available|open(?! (?:sea|air|water|fire))|opens|closed|closes|free of charge|on sale|fees?|deadline)\b/u;

const ASKED_OR_TOLD =
  /\b(?:please|ask|questions?|desk for|novel|film|village|chapter|train|survey|inn|seats|now|landed)\b/iu;

function closings(doc: Doc): readonly string[] {
  if (matches(doc, ASKED_OR_TOLD)) return [];
  return ['Please do not hesitate to ask if anything is unclear', 'If anything is not clear, please ask'];
}
