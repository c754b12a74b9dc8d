import type { Rule } from '../../src/plugin.js';
import { kindOfText } from '../around/kind.js';
import { opened } from './opened.js';
import { opensWithStatement } from './stance.js';

const PARTY =
  /^(?:the|both|my|our) (?:claimants?|respondents?|defendants?|plaintiffs?|appellants?|applicants?|landlord|landlady|tenants?|contractors?|employers?|employee|lessees?|lessors?|buyer|seller|vendor|insurer|insured|supplier|arbitrators?|witness(?:es)?|will|deed|clients?|bailiffs?|trustees?|parties|families|court|jury|judge)\b/iu;
const RULED =
  /\b(?:shall|must|will be|agreement (?:is|shall|begins)|i|you|your)\b|["“”?!]|^the (?:court|judge|jury) (?:is|will)/iu;

export const inThisCase: Rule = {
  about: 'What parties did is told “in the present case”: “The tenant left.” → “In the present case, the tenant left.”',
  expects: { sentiment: 'same', labels: 'same' },
  fallback: true,
  examples: [
    [
      'The tenant left the flat in the middle of May.',
      'In the present case, the tenant left the flat in the middle of May.',
    ],
    ['The claimant says that she was not paid.', 'In this case, the claimant says that she was not paid.'],
  ],
  leaves: [
    'The tenant shall leave in May.',
    'The tenant may leave.',
    'My landlord is nice',
    'The soup was cold',
    'The patient left.',
  ],
  *propose(doc) {
    const [clause] = doc.clauses;
    const kind = kindOfText(doc);
    const clients = kind === 'letter' && /^my clients?\b/iu.test(doc.text);
    if ((kind !== 'notice' && !clients) || !opensWithStatement(doc) || !PARTY.test(doc.text)) return;
    if (
      RULED.test(doc.text) ||
      /\bmay\b/u.test(doc.text) ||
      (clause && (clause.tense === 'future' || clause.tense === 'modal'))
    )
      return;
    yield* opened(doc, ['In the present case,', 'In this case,']);
  },
};
