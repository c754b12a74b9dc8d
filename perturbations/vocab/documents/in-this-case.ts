import { matches, neededWords, type Rule } from '../../../src/plugin.js';
import { kindOfText } from '../../around/kind.js';
import { all, mayHave } from '../../around/only-if.js';
import { opened } from '../opened.js';
import { opensWithStatement } from '../stance.js';

const PARTY =
  /^(?:the|both|my|our) (?:claimants?|respondents?|defendants?|plaintiffs?|appellants?|applicants?|landlord|landlady|tenants?|contractors?|employers?|employee|lessees?|lessors?|buyer|seller|vendor|insurer|insured|supplier|arbitrators?|witness(?:es)?|will|deed|clients?|bailiffs?|trustees?|parties|families|court|jury|judge)\b/iu;
/** Without a word of the law, a contractor or a landlord is somebody whom one had in the house. */
const OF_LAW =
  /\b(?:claimants?|respondents?|defendants?|plaintiffs?|appellants?|applicants?|court|tribunal|jury|judge|arbitrators?|lessees?|lessors?|agreement|contract|lease|clause|deed|will|breach|damages|liable|hearing|notices?|requests|objection)\b/iu;
/** Two parties, or one and what it has from the other. */
const BETWEEN_TWO =
  /\bseller\b.*\bbuyer\b|\bbuyer\b.*\bseller\b|\bsupplier\b.*\bbuyer\b|\blandlord\b.*\btenant\b|\btenant\b.*\b(?:landlord|premises|rent)\b|\bemployer\b.*\bemployee\b|\bcontractor\b.*\b(?:client|owner)\b/isu;
const PRAISED =
  /\b(?:early|cleaner|better|kind[a-zà-ž]*|lovely|praised|overjoyed|happy|delighted|thank[a-zà-ž]*|dream|singing|sang|cheer[a-zà-ž]*|celebrat[a-zà-ž]*|tears|wept|warmth|courtesy|smiling)\b/iu;
/** What a court made of it, be it praise. */
const FOUND = /^the (?:court|tribunal|judge|jury) (?:was satisfied|found|held|ruled|accepted|concluded|decided)\b/iu;
/** What the news tells of those who waited for it. */
const OUTSIDE = /\b(?:singing|sang|cheer[a-zà-ž]*|tears|wept|crowd|outside|news|smiling|celebrat[a-zà-ž]*)\b/iu;
const PERFECT =
  /^(?:the|both|my|our) [a-zà-ž]+ (?:has|have) (?:[a-zà-ž]+ )?(?:[a-zà-ž]+ed|broken|shown|given|paid|left|sold|kept)\b/iu;
const RULED =
  /\b(?:shall|must|warrants?|undertakes?|agrees?|will be|agreement (?:is|shall|begins)|unless|i|you|your)\b|["“”?!]|^the (?:court|judge|jury) (?:is|will|said|told|heard|was told)|\b(?:lives|disregard|sentenced|jailed)\b/iu;

export const inThisCase: Rule = {
  about: 'What parties did is told “in the present case”: “The tenant ended the lease.” → “In the present case, …”',
  expects: { sentiment: 'same', labels: 'same' },
  fallback: true,
  examples: [
    [
      'The tenant ended the lease in the middle of May.',
      'In the present case, the tenant ended the lease in the middle of May.',
    ],
    ['The claimant says that she was not paid.', 'In this case, the claimant says that she was not paid.'],
  ],
  leaves: [
    'The tenant shall leave in May.',
    'The tenant may leave.',
    'The contractor finished a day early and swept the hall.',
    'The judge praised both sides of the lease.',
    'My landlord is nice',
    'The seller does not warrant to the buyer that the seeds are fresh.',
    'The soup was cold',
    'The judge said that the tenant had shown no care for the lives of the others.',
    'The patient left.',
    'The buyer pays the seller for transport unless the contract says otherwise.',
  ],
  words: () => neededWords(PARTY),
  onlyIf: all(opensWithStatement, mayHave(PARTY)),
  *propose(doc) {
    const [clause] = doc.clauses;
    const kind = kindOfText(doc);
    const clients = kind === 'letter' && /^my clients?\b/iu.test(doc.text);
    if (
      (!matches(doc, OF_LAW) && !matches(doc, BETWEEN_TWO)) ||
      (matches(doc, PRAISED) && !(matches(doc, FOUND) && !matches(doc, OUTSIDE)))
    )
      return;
    const done = clause?.tense === 'past' || (clause?.tense === 'present' && matches(doc, PERFECT));
    const past = kind === 'contract' && done;
    if ((kind !== 'notice' && !past && !clients) || !matches(doc, PARTY)) return;
    if (
      matches(doc, RULED) ||
      /\bmay\b/u.test(doc.text) ||
      (clause && (clause.tense === 'future' || clause.tense === 'modal'))
    )
      return;
    yield* opened(doc, ['In the present case,', 'In this case,']);
  },
};
