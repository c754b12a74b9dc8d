import { type Doc, matches, type Rule } from '../../../../src/plugin.js';
import { afterPlain } from './plain-after.js';
import { plainProseOf } from './plain-prose.js';

export const agreementClosed: Rule = {
  about:
    'A clause of an agreement or a lease leaves the others alone: “This does not affect any other term of the lease.”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'The tenant shall keep the gutters clear. The landlord may inspect them once a year.',
      'The tenant shall keep the gutters clear. The landlord may inspect them once a year. Nothing in this clause affects any other term of the lease.',
      'Neutral',
    ],
  ],
  leaves: [
    'Lovely soup',
    'Where is the depot? I was there on Monday.',
    'The tenant said that he was happy with the gutters and would stay.',
    'Item 4: The clerk explained that the lease of the shed runs until May, and the tenant will be asked to the next meeting.',
    'I shall pay the landlord on Friday, and the lease may be signed on Monday.',
  ],
  *propose(doc) {
    const kind = plainProseOf(doc);
    if (kind === 'agreement') yield* afterPlain(doc, () => closings(doc));
  },
};

const OF_A_LEASE = /\b(?:tenants?|landlord|lessees?|lessors?|lease)\b/iu;
const OF_A_CONTRACT = /\bcontract\b/iu;
const SAYS_SO =
  /^(?:Item|Minutes)\b|\b(?:clause|clerk|treasurer|members)\b|\baffects?\b|\b(?:hearing|tribunal|witness|court)\b/iu;
const OF_DUTIES = /\b(?:notice|pay|deliver|return|keep|inform|provide|request|rent|price)\b/iu;

/** A clause that says who does what is followed by `This`; one that says when or how by `Nothing in this clause`. */
function closings(doc: Doc): readonly string[] {
  const whole = matches(doc, OF_A_LEASE) ? 'lease' : matches(doc, OF_A_CONTRACT) ? 'contract' : 'agreement';
  if (matches(doc, SAYS_SO)) return [];
  const term = [
    `Nothing in this clause affects any other term of the ${whole}`,
    `This clause does not affect any other provision of the ${whole}`,
  ];
  return matches(doc, OF_DUTIES) ? [...term, 'Nothing in this clause affects any other right of the parties'] : term;
}
