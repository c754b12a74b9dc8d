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
  ],
  leaves: [
    'The mill opened in 1902. It belongs to the baker. He is from Leeds.',
    'The lovely mill opened in 1902 and belongs to the baker.',
    'The mill burned down in 1902 and was never rebuilt by the family.',
    'The lessee shall pay forty euros on the first of each month.',
    'Our mill opened in 1902 and belongs to the family of the baker.',
    'The parcel left the warehouse on Friday and will be with you on Monday.',
    'Did the mill open in 1902 and does it belong to the family of the baker?',
  ],
  *propose(doc) {
    const [first] = doc.tokens;
    if (!first || doc.sentences.length > 2 || doc.tokens.length < 9 || doc.tokens.length > 28) return;
    if (!/^The .*\p{L}\.\s*$/u.test(doc.text) || !matches(doc, FACT) || matches(doc, OTHER)) return;
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

/** What one could look up: what it has, when it was, how long or wide it is. */
const FACT =
  /^The (?:\p{L}[\p{L}'’-]* ){0,3}\p{L}+ (?:opened in|was (?:built|founded|published|released|shot|filmed|filed|written|painted) (?:in|on|between|mainly|mostly)|has (?:been translated|been in|\p{L}+ (?:acts|chapters|rooms|stops|floors|pages|pieces|episodes|tracks|seats|tables|parts)|eight|nine|ten|two|three|five|six)|covers (?:the|about)|lists|seats|serves (?:lunch|dinner|breakfast)|belongs to|measures|is \p{L}+(?:-\p{L}+)? (?:cent|met|inch|feet|mile|kilo)\p{L}* (?:wide|long|tall|high|deep)|runs (?:for )?\p{L}*\d*|comes in|will have \p{L}+ (?:stops|rooms|floors|seats)|weighs|consists of|published (?:its|the)|contains|begins|changes every)\b/u;
const OTHER =
  /\b(?:you|your|I|me|my|mine|we|our|us|patient|blood|sample|scan|samples|court|hearing|tenant|landlord|agreement|buyer|seller|parties|lessee|witness|defendant|account|parcel|package|specimen|survey|committee|board|minutes|attached|if|should|must|may|user|ticket|printer|never|lost|burned|killed|injured|destroyed|ministry|quarter|expected|according)\b|["“”:;?!]/iu;
