import { type Doc, matches, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { kindOfText } from '../../around/kind.js';
import { isProse } from '../../around/kind-shape.js';
import { isRecord } from '../../around/record.js';

/** Whom papers write of. */
const OF_PAPERS =
  /\b(?:council|mayor|residents|villagers|volunteers|officials|minister|ministry|police|firefighters|rescuers|hikers|families|shares|central bank|inflation|airline|carmaker|workers|regulator|commuters|traders|supporters|fans|season|farmers|growers|fishermen|campaigners|wildfire|flood\p{Ll}*|storm|earthquake|landslide|election|factory|shipyard|prize|river|bakery|museum|hospital|school|library|bridge|tram|harbour|harbor|vessel|scientists|researchers|pupils|teenager|(?:boy|girl) who|company|club|inspectors|schoolboys|schoolgirls|parents and staff|high street)\b/iu;
/** When it was, or that it has just come about. */
const WHEN =
  /\b(?:on (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:last|this) (?:night|week|weekend|month|morning|spring|summer|autumn|winter)|yesterday|overnight|after (?:\p{Ll}+ )?(?:years|decades?|months|weeks|days|hours)|for (?:years|months|decades)|fear that|is celebrating|are celebrating|(?:has|have) (?:been (?:praised|condemned|saved|restored|closed|found)|won|built|raised|reopened|failed|voted|slumped|collapsed)|(?:fell|rose|plunged|soared|slumped|collapsed) (?:by|after|to)|celebrated|lost their|is due in|are hated by|full of praise)\b/iu;
const ELSE =
  /\b(?:I|[Mm]y|[Mm]e|[Ww]e|[Oo]ur|us|[Yy]ou|[Yy]our|please|Please|shall|patients? (?:is|was|reports|denies)|tenant|landlord|lessee|claimants?|respondent|agreement|clause|section|minutes|item|agenda|novel|film|drama|acting|actors|book|chapters?|documentary|exhibition|user|customer|ticket|survey|study|trial|report (?:found|covers|says)|notice|news|dose|tablets|dressing|symptoms|diary|pleased to|delighted to|overjoyed to|happy to|(?<!that the \p{L}+ )must|should|will be closed|asked whether|(?:the|its) (?:company['’]s|third quarter)|(?:[Tt]urnover|[Ss]ales|[Rr]evenue) (?:in|rose|fell)|inquiry|mediation|may be (?:sent|submitted|made))\b|[?!:;\n]/u;
/** Whom a paper quotes speaks of themselves. */
const QUOTED = /["“][^"”]*["”](?= said\b)/gu;
/** Those of whom no file is kept. */
const OF_MANY =
  /^(?:villagers|residents|commuters|hundreds|dozens|thousands|fans|growers|farmers|volunteers|families|the council (?:has|voted|will|admitted))\b/iu;

/** How nothing but a piece of news begins. */
const BEGINS =
  /^(?:(?:Dozens|Hundreds|Thousands|Scores) of (?:families|pensioners|passengers|residents|people|workers|commuters|travellers|homes|supporters|villagers|households|tourists|shoppers) (?:have|were|are|spent|had|lost|gathered|marched|lined|face)\b|(?:Firefighters|Rescuers|Inspectors|Police|Prosecutors|Residents|Villagers|Growers|Campaigners|Lifeboat crews) (?:rescued|cheered|found|praised|wept|celebrated|have|fear|freed|pulled|searched)\b|The (?:town|village|city|county|district)(?:['’]s (?:(?:new|only|last|oldest) )?(?:\p{Ll}+ ){1,3}| )(?:has|have) \p{L}|The (?:school|museum|hospital|library)['’]s new (?:\p{Ll}+ ){1,2}has\b|The (?:prisoners?|hostages?|miners|hikers|climbers|sailors) (?:was|were) (?:freed|rescued|found|released)\b|The restored (?:organ|theatre|theater|clock|mill|carousel) was\b|The harvest has (?:been|failed)\b|The new (?:outpatient building|hospital|bridge|tram line|swimming pool|library|ferry) has (?:cut|been|drawn|brought)\b|(?:Doctors|Scientists|Passengers|Shareholders|Teachers|Nurses|Surgeons|Farmers|Fishermen|Supporters|Fans|Conservationists|Astronomers|Archaeologists|Miners|Pensioners|Shoppers|Commuters|Beekeepers|Divers)(?:, \p{L}+ and (?:\p{L}+ )?\p{L}+)? (?:cheered|applauded|are (?:jubilant|celebrating|furious|mourning|outraged|overjoyed)|were (?:outraged|rescued|stranded|evacuated|overjoyed|jubilant)|joined hands|wept|celebrated)\b|All (?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+) (?:miners|climbers|sailors|hikers|divers|passengers|hostages|fishermen) (?:were|have been)\b|Unemployment (?:climbed|fell|rose|has)\b|A (?:horrific|devastating|massive|huge|violent) (?:pile-up|fire|storm|blaze|landslide|explosion)\b|The closure of the \p{Ll}|After (?:a|an) (?:dismal|difficult|dramatic|record) \p{Ll}+, the (?:town|village|city)\b|The once \p{Ll}+ (?:harbou?r|park|square|mill|factory|station|pier) (?:has|is)\b)/u;

export const newsInBrief: Rule = {
  about: 'A piece of news is headed as papers head it: “News in brief: …”',
  expects: { sentiment: 'same', labels: 'same' },
  fallback: true,
  examples: [
    [
      'Dozens of families lost their barns on Friday when the lake burst its banks, and officials expect more rain.',
      'News in brief: Dozens of families lost their barns on Friday when the lake burst its banks, and officials expect more rain.',
    ],
  ],
  leaves: [
    'Families are fine',
    'The company lost a third of its value on Friday, and workers fear that the worst is still to come.',
    'Our families lost their barns on Friday when the lake burst its banks, and we are at our wits’ end.',
    'The tenant lost the barn on Friday when the lake burst its banks, and the families were put up in a hall.',
    'The barn is open on Fridays. Families should bring their own lamps, and the lake is out of bounds.',
    'He left the council on Friday after nine years. It was a loss for the families in the valley.',
    'Just seen on the lake: families of swans!',
    'With superb acting and a score that has won hearts for years, this drama deserves every prize.',
  ],
  onlyIf: isProse,
  *propose(doc) {
    if (
      doc.tokens.length < 14 ||
      !((matches(doc, OF_PAPERS) && matches(doc, WHEN)) || matches(doc, BEGINS)) ||
      ELSE.test(doc.text.replace(QUOTED, ''))
    )
      return;
    if (
      /^(?:he|she|it|they|his|her|this|these|that|those|there|on the ward|the company|the firm|quarterly|both|one|dr|mrs?|ms)\b/iu.test(
        doc.text,
      )
    )
      return;
    if ((isRecord(doc) && !matches(doc, OF_MANY)) || !isPrinted(doc)) return;
    yield* eachInFront(doc, ['News in brief:']);
  },
};

const isPrinted = (doc: Doc): boolean =>
  /^(?:notice|story|chat|review)$/u.test(kindOfText(doc)) &&
  doc.sentences.length < 4 &&
  doc.sentences.every(({ kind }) => kind === 'statement');
