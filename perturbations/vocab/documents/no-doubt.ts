import { type Doc, matches, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { kindOfText } from '../../around/kind.js';
import { all, mayHave } from '../../around/only-if.js';
import { opensWithStatement } from '../stance.js';

/** Who is bound or what binds them. */
const BOUND =
  /\b(?:this (?:agreement|contract|lease|deed|clause|policy|licen[cs]e)|(?:either|each|neither) party|the parties|partners?|charterer|supplier|seller|buyer|lessees?|lessors?|licensees?|licensors?|borrower|lender|guarantor|tenant|landlord|insurer|policyholder|contractor|employer|employee|hirer|carrier|shipper|agent)\b/iu;
const RULED =
  /\b(?:may|remains? (?:the property|liable|in force)|(?:does|do) not (?:warrant|include|cover|apply|extend|affect)|is (?:not )?(?:liable|responsible|entitled|payable|bound|deemed)|are (?:not )?(?:liable|responsible|entitled|payable|bound|deemed))\b/iu;
/** What happened, what a person says, and what leaves no doubt already. */
const TOLD =
  /\b(?:doubt|I|[Mm]y|[Ww]e|[Oo]ur|[Yy]ou|[Yy]our|claimant|respondent|court|judge|tribunal|said|says|was|were|had|did|agree[ds]?|hereby|please|whereas|subject to|means|if any|governed by|valid|begins|commences|starts|continues)\b|["“”?!:;]|\n/u;

export const noDoubt: Rule = {
  about:
    'A term of a contract is put beyond doubt, as contracts put it: “For the avoidance of doubt, each partner may …”',
  expects: { sentiment: 'same', labels: 'same' },
  fallback: true,
  examples: [
    [
      'Each partner may look at the accounts once a year.',
      'For the avoidance of doubt, each partner may look at the accounts once a year.',
    ],
    [
      'The supplier does not warrant that the bulbs will flower.',
      'For the avoidance of doubt, the supplier does not warrant that the bulbs will flower.',
    ],
  ],
  leaves: [
    'My partner may look at the accounts.',
    'The supplier was late, and the bulbs may be dead.',
    'The tenant may be at home',
    'This agreement begins on 1 May, and either party may end it.',
    'Under the lease, the tenant may keep a cat.',
    'The partners agree that each of them may look at the accounts.',
  ],
  onlyIf: all(mayHave(BOUND), mayHave(RULED)),
  *propose(doc) {
    if (
      /\bshall\b/u.test(doc.sentences[0]?.text ?? '') ||
      matches(doc, TOLD) ||
      !matches(doc, BOUND) ||
      !matches(doc, RULED) ||
      /^under\b/iu.test(doc.text) ||
      !isWritten(doc)
    )
      return;
    yield* eachInFront(doc, ['For the avoidance of doubt,']);
  },
};

function isWritten(doc: Doc): boolean {
  return (
    /^(?:contract|notice)$/u.test(kindOfText(doc)) &&
    opensWithStatement(doc) &&
    /^\p{Lu}[^,]*(?:,? \p{L}.*)?\.\s*$/su.test(doc.text) &&
    doc.tokens.length > 8
  );
}
