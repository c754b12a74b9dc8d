import { matches, type Rule } from '../../src/plugin.js';
import { isOf } from '../around/only-if.js';
import { titled } from './names.js';
import { surnames } from './surnames.js';

/** A party with a capital, where the text begins with it: a firm or a person, as pleadings and contracts name it once. */
const FIRM =
  /^The (?:Supplier|Buyer|Seller|Contractor|Licensee|Licensor|Hirer|Employer|Vendor)(?= (?:failed|has|shall|must|may|will|did|is|was|delivered|paid|agrees)\b)/u;
const OF_A_HOME = /\b(?:tenan(?:t|cy)|landlord|rent|lessee|lessor|premises)\b/iu;
const OF_A_DEAL =
  /\b(?:agreement|contract|party|parties|supplier|buyer|seller|contractor|licensee|hirer|goods|deposit|licen[cs]e)\b/iu;

export const partyName: Rule = {
  about: 'A clause gets the name of a party: “The Supplier, Okafor Ltd, shall …”, “From the lease with Mr Reyes: …”',
  expects: { sentiment: 'same' },
  examples: [
    ['The Supplier shall deliver the goods in May.', 'The Supplier, Okafor Ltd, shall deliver the goods in May.'],
    [
      'The tenant shall keep the garden tidy.',
      "From Ms Okafor's tenancy agreement: The tenant shall keep the garden tidy.",
    ],
    [
      'Either party may end this agreement in writing.',
      'From the agreement with Okafor Ltd: Either party may end this agreement in writing.',
    ],
  ],
  leaves: [
    'The Supplier, Dale Ltd, shall deliver the goods.',
    'We shall pay the rent.',
    'The soup was cold.',
    'Clause 4: the tenant shall pay.',
    'The tenant shall pay Mr Dale.',
    'The tenant paid the rent late.',
    'A translator shall be provided for any party who does not speak the language of the court.',
    'A person who holds a licence under this section shall carry it and show it to an officer.',
  ],
  onlyIf: isOf('contract'),
  *propose(doc) {
    const { text, tokens } = doc;
    if (
      /\b(?:Ltd|Inc|LLC|plc|Mr|Mrs|Ms|Dr)\b|\b(?:this (?:section|[Aa]ct|chapter)|officers?|offences?|magistrates?|interpreters?|witness\p{Ll}*|proceedings|language of|(?<!before )the court|jury|licen[cs]es?|permits?)\b|["“”\n]|^[^.]{0,40}:/u.test(
        text,
      )
    )
      return;
    const firm = FIRM.exec(text);
    if (firm) {
      for (const name of surnames())
        yield {
          edits: [{ start: firm[0].length, end: firm[0].length, text: `, ${name} Ltd,` }],
          because: `name: ${name} Ltd`,
        };
      return;
    }
    const [first] = tokens;
    if (
      !first ||
      !/\b(?:shall|may|must|will|is|are|runs|can)\b/u.test(text) ||
      /\b(?:was|were|had|failed|paid)\b/u.test(text)
    )
      return;
    for (const words of matches(doc, OF_A_HOME) ? homes(doc) : matches(doc, OF_A_DEAL) ? deals() : [])
      yield { edits: [{ start: first.start, end: first.start, text: `${words}: ` }], because: words };
  },
};

function homes(doc: Parameters<typeof titled>[0]): readonly string[] {
  const lived = /\b(?:tenant|landlord|premises|flat|house|home|room)\b/iu.test(doc.text);
  return titled(doc).map(({ words }, at) =>
    at % 3 === 0 && lived
      ? `From ${words}'s tenancy agreement`
      : at % 3 === 1
        ? `From the lease with ${words}`
        : `From ${words}'s lease`,
  );
}

function deals(): readonly string[] {
  return surnames().map((name, at) =>
    at % 3 === 0
      ? `From the agreement with ${name} Ltd`
      : at % 3 === 1
        ? `From our contract with ${name} Ltd`
        : `From the ${name} Ltd contract`,
  );
}
