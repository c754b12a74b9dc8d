import { lowerOpening, matches, type Rule } from '../../../src/plugin.js';
import { kindOfText } from '../../around/kind.js';
import { isFormal, isGrave, isLetter } from '../../around/register.js';
import { isPlain } from '../mood.js';

export const ifNotMistaken: Rule = {
  about:
    'Facts and figures on a work, a place or goods are told from memory: “If I’m not mistaken, the play has five acts …”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'The mill opened in 1902 and belongs to the family of the baker.',
      "If I'm not mistaken, the mill opened in 1902 and belongs to the family of the baker.",
    ],
    [
      'The book covers the years from 1848 to 1862 and includes a map.',
      "If I'm not mistaken, the book covers the years from 1848 to 1862 and includes a map.",
    ],
    [
      'The play is set in Ghent and is told by two bargemen. It was first staged in Dutch. There is an interval.',
      "If I'm not mistaken, the play is set in Ghent and is told by two bargemen. It was first staged in Dutch. There is an interval.",
    ],
  ],
  leaves: [
    'The mill opened in 1902. It belongs to the baker. He is from Leeds.',
    'The lovely mill opened in 1902 and belongs to the baker.',
    'The mill burned down in 1902 and was never rebuilt by the family.',
    'The book contains poems that moved the girl to tears, and it ends with a map.',
    'The lessee shall pay forty euros on the first of each month.',
    'Our mill opened in 1902 and belongs to the family of the baker.',
    'The play has five acts and is set in Ghent. It runs for 104 minutes.',
    'The parcel left the warehouse on Friday and will be with you on Monday.',
    'Did the mill open in 1902 and does it belong to the family of the baker?',
  ],
  *propose(doc) {
    const [first] = doc.tokens;
    if (!first || doc.sentences.length > 3 || doc.tokens.length < 9 || doc.tokens.length > 48) return;
    if (!/^The .*[\p{L}\d]\.\s*$/u.test(doc.text) || matches(doc, OTHER) || matches(doc, MEASURED)) return;
    if (!matches(doc, WORK) && (!matches(doc, FACT) || doc.sentences.length > 2 || doc.tokens.length > 28)) return;
    if (isFormal(doc) || isLetter(doc) || isGrave(doc) || !/^(?:notice|review|story|chat|list)$/u.test(kindOfText(doc)))
      return;
    if (
      !isPlain(
        doc,
        doc.tokens.find(({ lower }) => /^(?:new|only|second)$/u.test(lower)),
      )
    )
      return;
    yield { edits: [{ start: first.start, end: first.end, text: `If I'm not mistaken, ${lowerOpening(first)}` }] };
  },
};

/** An exact figure, which is read off and not remembered. */
const MEASURED = /(?<!\b(?:about|around|roughly|some|nearly|almost) )\b(?:\d+[.,]\d+|\d{1,3}|\d{5,})\b/u;
/** What one could look up: what it has, when it was, how long or wide it is. */
const FACT =
  /^The (?:\p{L}[\p{L}'’-]* ){0,3}\p{L}+ (?:opened in|was (?:built|founded|published|released|shot|filmed|filed|written|painted) (?:in|on|between|mainly|mostly)|has (?:been translated|been in|\p{L}+ (?:acts|chapters|rooms|stops|floors|pages|pieces|episodes|tracks|seats|tables|parts)|eight|nine|ten|two|three|five|six)|covers (?:the|about)|lists|seats|serves (?:lunch|dinner|breakfast)|belongs to|measures|is \p{L}+(?:-\p{L}+)? (?:cent|met|inch|feet|mile|kilo)\p{L}* (?:wide|long|tall|high|deep)|runs (?:for )?\p{L}*\d*|comes in|will have \p{L}+ (?:stops|rooms|floors|seats)|weighs|consists of|published (?:its|the)|contains|begins|changes every)\b/u;
/** What a work, goods or a place is, has or shows. */
const WORK =
  /^The (?:(?:(?:second|third|first) )?(?:novel|book|film|documentary|series|story|play|biography|sequel|edition|volume|album|opera|musical|paperback|anthology|memoir|manuscript|painting|thriller|comedy|exhibition) (?:follows|describes|(?:is|was) (?:set|told|divided|bound|shot|filmed|in)|consists|ends|picks up|came out|shows|tells|has|contains|covers|adds|deals)|(?:tent|kettle|pan|watch|lamp|jacket|rucksack|backpack|notebook|drone|mattress|bicycle|wine|fabric|rug|lid|set|jug|desk lamp|flask|bag|coat|teapot|sofa|chair|table|canoe|blanket|board game) (?:holds|sleeps|weighs|comes|is (?:made|sold|supplied|available|bottled)|has|ships|contains|consists)|(?:cabin|hotel|inn|restaurant|canteen|museum|museum shop|library|ice rink|food hall|river|lake|hill|village|ferry|café|campsite|guesthouse|market|hostel|course|pool|garden|tower|bridge|farm) (?:has (?!been|had|\p{L}+(?:ed|wn|en|ne|de|st|un) )|lies|seats|offers|sells|holds|rises|consists|is (?:\d+|\p{L}+) (?:metres|meters|miles|kilometres|kilometers)|is located|changes|serves|acquired))\b/u;
const OTHER =
  /\b(?:you|your|I|me|my|mine|we|our|us|patient|blood|sample|scan|samples|court|hearing|tenant|landlord|agreement|buyer|seller|parties|lessee|witness|defendant|account|parcel|package|specimen|survey|committee|board|minutes (?:of|from|were|are)|attached|if|should|must|may|user|ticket|printer|never|lost|burned|killed|injured|destroyed|ministry|quarter|expected|according|asked|participants)\b|["“”:;?!]/iu;
