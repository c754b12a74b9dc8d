import { type Doc, matches, neededWords, type Rule } from '../../../src/plugin.js';
import { inFront } from '../../around/in-front.js';
import { kindOfText } from '../../around/kind.js';
import { isOneSentence } from '../../around/only-if.js';
import { isChat } from '../../around/register.js';
import { isPlain } from '../mood.js';

export const notMistakenThen: Rule = {
  about: 'What happened at a time, or how many there were, gets “If I’m not mistaken”: a plain memory of other people',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['The roofer came at nine', "If I'm not mistaken, the roofer came at nine"],
    ['She moved to Wick in April', "If I'm not mistaken, she moved to Wick in April"],
    ['The tram had four carriages', "If I'm not mistaken, the tram had four carriages"],
    ['There are three lifts in this mill', "If I'm not mistaken, there are three lifts in this mill"],
  ],
  leaves: [
    'The roofer came at nine and broke the gutter',
    'My aunt came at nine',
    'We came at nine',
    'The roofer came late',
    'The roofer died in April',
    'The roofer was sweet at nine',
    'She married me in April',
    'She told me about it in April',
    'The defendant came at nine',
    'The roofer came just now',
  ],
  words: () => neededWords(PAST, COUNTED),
  onlyIf: isOneSentence,
  *propose(doc) {
    const [clause] = doc.clauses;
    if (
      !clause ||
      doc.tokens.length > 16 ||
      clause.start !== doc.tokens[0]?.start ||
      (clause.tense !== 'past' && !matches(doc, COUNTED))
    )
      return;
    if (!(matches(doc, PAST) || matches(doc, COUNTED)) || matches(doc, ASIDE) || clause.negation || !isToldCalmly(doc))
      return;
    if (doc.clauses.some((each) => each !== clause)) return;
    const front = inFront(doc, "If I'm not mistaken,");
    if (front) yield front;
  },
};

const isToldCalmly = (doc: Doc): boolean =>
  isChat(doc) && isPlain(doc) && kindOfText(doc) === 'chat' && (matches(doc, COUNTED) || !matches(doc, OF_ONE_SELF));

const OF_ONE_SELF = /\b(?:i|me|my|mine|we|us|our|ours|you|your|this|these|today|tonight|just|now)\b/iu;
/** What others did or what was held, with the time or the number that one might mistake. */
const PAST =
  /^(?:the|he|she|they|their|his|her) [^.!?]*\b(?:came|arrived|left|moved|opened|closed|started|ended|finished|signed|planted|replaced|switched|called|rang|joined|changed|bought|sold|built|rebuilt|resurfaced|painted|repainted|had|cost|took|lasted|showed|weighed|landed|met|delivered|returned|collected|parked|swapped|installed|ran|went)\b[^.!?]*\b(?:(?:at|around|about|before|after|by) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|noon|midnight|half past|quarter|\d[\d:.]*)|in (?:january|february|march|april|may|june|july|august|september|october|november|december|the (?:spring|autumn|summer|winter)|\d{4})|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|last (?:week|month|year|spring|summer|autumn|winter|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|yesterday|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|\d+) [a-zà-ž]+)\b/iu;
/** How many there are, how long a thing is, how often it goes. */
const COUNTED =
  /^(?:there (?:are|were) (?:about |around )?(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|\d+) (?:of us |lifts?|people|rooms?|seats?|floors?|steps|stops|streets|chairs|doors|gates|benches|trams|buses|trains|shops?|schools?|parrots|teams|members|singers)[^.!?]*|(?:the|that) [a-zà-ž-]+(?: [a-zà-ž-]+)? (?:is|are|was|were) (?:about |around |roughly )?(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|\d+) (?:metres?|meters?|feet|foot|inches|centimetres?|centimeters?|cm|miles|kilometres?|pages|minutes|storeys|years) (?:long|wide|high|deep|tall|away|old)\P{L}*|(?:the|that) [a-zà-ž-]+(?: [a-zà-ž-]+)? cost (?:about |around )?(?:[a-zà-ž-]+|\d+) (?:pounds|euros|dollars|quid)\P{L}*|(?:trains|trams|buses|ferries|boats|shuttles|coaches)(?: to [a-zà-ž ]+)? (?:leave|run|go) every [^.!?]*|(?:they|the [a-zà-ž-]+) sells? [a-zà-ž]+(?: [a-zà-ž]+)? and [a-zà-ž]+(?: [a-zà-ž]+)?\P{L}*)/iu;
const ASIDE =
  /\b(?:missing|apart|wash|pieces|shed|leak\w*|faulty|died|killed|hours? late|won|lost|scored|goals|divorced|married|born|arrested|sacked|fired|laid off|crash\w*|shut|hospital|surgery|fire|flood\w*|stole|broke\w*|robbed|cancelled|patient|because|after (?:the|a)|when|while|but|and (?:then|he|she|they|it)|times|stars|minutes late|all|only|without|forever|weeks|months)\b|[!?;:,"“”…]/iu;
