import { type Doc, matches, type Rule, type Token } from '../../src/plugin.js';
import { isClinicalNote } from '../around/clinical.js';
import { kindOfText } from '../around/kind.js';
import { isFormal } from '../around/register.js';
import { setsTerms } from '../around/terms.js';
import { mayBe } from '../person/record.js';
import { roleIn, tellsOfRole } from '../person/role.js';
import { names, titled } from './names.js';

/** `…, the judge found, and …`: the clause itself stands between commas. */
function isAside({ tokens }: Doc, { index }: Token): boolean {
  return tokens.slice(index + 2, index + 5).some(({ text }) => text === ',');
}

/** `the seller delivers …, the buyer pays`: what a contract lays down for two sides, whoever they are. */
const PARTIES: readonly RegExp[] = [
  /\b(?:buyer|purchaser)\b/iu,
  /\b(?:seller|vendor)\b/iu,
  /\b(?:tenant|lodger|lessee)\b/iu,
  /\b(?:landlord|landlady|lessor)\b/iu,
  /\b(?:employer|lender|insurer|hirer|licensee|franchisee)\b/iu,
  /\b(?:employee|borrower|insured|owner|licensor|franchisor)\b/iu,
  /\b(?:client|customer)\b/iu,
  /\b(?:contractor|supplier|consultant|agent|architect|builder)\b/iu,
];

const DUTY =
  /^the (?:buyer|seller|tenant|lodger|landlord|landlady|employee|owner|client|contractor|agent|hirer) (?!(?:is|has|was|says|claims|thinks|knows|insists|denies|wants|seems)\b)[a-z]+s\b/iu;

/** Whether the text lays down what each side does: told of no one day, and of nobody's own. */
function isOfContract(doc: Doc): boolean {
  if (kindOfText(doc) === 'contract' || setsTerms(doc)) return true;
  if (doc.clauses[0]?.tense === 'past' || /\b(?:my|our|I|we)\b/iu.test(doc.text)) return false;
  if (matches(doc, DUTY)) return true;
  return PARTIES.filter((party) => matches(doc, party)).length > 1;
}

/** `as if the pilot was …`: somebody who is only imagined. */
const IMAGINED = /\b(?:as (?:if|though)|imagine|if only|(?:feel|felt|look|sound|act)(?:s|ed)? like)\b[^.!?;]*$/iu;

/** After the mention a clause goes on: a name between commas reads as a name. */
const GOES_ON = /^(?:AUX|VERB)$/u;

const WOMAN = /(?:ess|lady|woman|midwife)$/u;
const MAN = /(?:man|actor|waiter|host|steward|usher|landlord)$/u;

export const namedRole: Rule = {
  about:
    'Somebody spoken of by their role gets a name: “our waiter knew” → “our waiter, Omar, knew”, by surname in a report',
  expects: { sentiment: 'same' },
  examples: [
    ['Our waiter knew every dish', 'Our waiter, Omar, knew every dish'],
    ['The claimant says that the form is lost.', 'The claimant, Ms Okafor, says that the form is lost.'],
  ],
  leaves: [
    'The customer service was slow',
    'A friendly nurse helped us',
    'The guide is out of print now',
    'We asked the driver to stop',
    'The waiter, Ben, was kind',
    'Did the roofer say Monday?',
    'We waited for our driver who was late',
    'Counsel for the appellant will speak first.',
    'Hi Ann, our client loved it',
    'Mr Dale spoke, and the claimant left.',
    'The seller packs the boxes, and the buyer carries them.',
    'The tenant mows the lawn once a month.',
    'The kettle hums as if the pilot was about to land it',
    'The roof, the surveyor found, and the owner agreed, was rotten.',
  ],
  onlyIf: tellsOfRole,
  *propose(doc) {
    const role = roleIn(doc);
    if (
      !role ||
      /^(?:author|novelist|director|composer|writer|playwright)$/u.test(role.lower) || // known by a surname, or a full name
      /\?|^(?:dear|hi|hello|hey)\b/iu.test(doc.text) || // the one spoken to would seem to be named, or knows who it is
      !GOES_ON.test(doc.tokens[role.index + 1]?.pos ?? '')
    )
      return;
    if (IMAGINED.test(doc.text.slice(0, role.start)) || isOfContract(doc)) return;
    const before = doc.tokens[role.index - 2]; // `counsel for the appellant, Omar, will …`, `…, the judge, Omar, found, and …`
    if (before?.pos === 'ADP' || (before?.text === ',' && isAside(doc, role))) return;
    for (const { words, because, gender } of isFormal(doc) || isClinicalNote(doc) ? titled(doc) : names(doc))
      if (mayBe(doc, gender) && !(gender === 'male' ? WOMAN : MAN).test(role.lower))
        yield { edits: [{ start: role.end, end: role.end, text: `, ${words},` }], because };
  },
};
