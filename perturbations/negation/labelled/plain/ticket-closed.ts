import { type Doc, matches, type Rule } from '../../../../src/plugin.js';
import { afterPlain } from './plain-after.js';
import { plainProseOf } from './plain-prose.js';

export const ticketClosed: Rule = {
  about: 'A support ticket is closed: “No further details were provided.”, “I have not changed anything else.”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'The scanner shows code 12 when I lift the lid. I am using the driver from May.',
      'The scanner shows code 12 when I lift the lid. I am using the driver from May. I have not changed anything else.',
      'Neutral',
    ],
  ],
  leaves: [
    'Lovely soup',
    'Where is the depot? I was there on Monday.',
    'The user is always right, my boss says, and he means it.',
  ],
  *propose(doc) {
    const kind = plainProseOf(doc);
    if (kind === 'ticket') yield* afterPlain(doc, () => closings(doc));
  },
};

const OF_A_USER = /\b(?:user|customer|caller|ticket)\b/iu;

function closings(doc: Doc): readonly string[] {
  const told = matches(doc, OF_A_USER);
  if (/\b(?:I|[Mm]y)\b/u.test(doc.text))
    return told ? [] : ['I have not changed anything else', 'Nothing else has changed on my side'];
  if (/\b(?:[Ww]e|[Oo]ur|[Pp]lease)\b/u.test(doc.text)) return ['There is no rush'];
  return ['No further details were provided'];
}
