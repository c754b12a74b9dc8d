import { type Doc, matches, type Rule } from '../../../../src/plugin.js';
import { afterPlain } from './plain-after.js';
import { plainProseOf } from './plain-prose.js';

export const minutesClosed: Rule = {
  about: 'Minutes are closed: “There was no other business.”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'The society met on 4 May with six members present. The accounts were approved.',
      'The society met on 4 May with six members present. The accounts were approved. There was no other business.',
      'Neutral',
    ],
  ],
  leaves: [
    'Lovely soup',
    'Where is the depot? I was there on Monday.',
    'The council met on Monday to discuss the ferry. A decision is expected in May.',
    'The society will meet on 4 May. The agenda is on the door of the hall.',
  ],
  *propose(doc) {
    const kind = plainProseOf(doc);
    if (kind === 'minutes') yield* afterPlain(doc, () => closings(doc));
  },
};

const SAYS_SO = /\b(?:business|points|questions|expected)\b|\bwill meet\b/iu;
const DONE = /\b(?:were approved|was (?:approved|agreed|noted|set)|presented|reported|met on)\b/iu;

function closings(doc: Doc): readonly string[] {
  if (matches(doc, SAYS_SO)) return [];
  return matches(doc, DONE) ? ['There was no other business', 'No further points were raised'] : [];
}
