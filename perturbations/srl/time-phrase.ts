import type { Token } from '../../src/plugin.js';
import { lowered } from './stated.js';

const DAY = '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?';
const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const PART = '(?:morning|afternoon|evening|night)';
const NUMBER = '(?:\\d+|a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a few|several|a couple of)';
const UNIT = '(?:minute|hour|day|week|month|year)s?';

const EVENT =
  'meeting|wedding|war|flight|trip|game|match|surgery|operation|appointment|exam|test|interview|show|concert|update|class|party|storm|accident|fall|move|renovation|birth|pandemic|hearing|trial|deadline|holidays|race|election';

/** Times that are about a whole statement, wherever they stand in it. */
const TIMES = [
  'for (?:breakfast|lunch|dinner)|right now|today|tonight|tomorrow|yesterday|these days|nowadays|at the moment',
  `(?:yesterday|tomorrow) ${PART}`,
  `(?:earlier |later )?(?:this|last|next) (?:${PART}|week|weekend|month|year|summer|winter|spring|autumn|fall|term|season|${DAY}|${MONTH})`,
  `every (?:single )?(?:${PART}|day|week|weekend|month|year|summer|winter|${DAY})`,
  `${NUMBER} ${UNIT} ago`,
  `on ${DAY}(?: ${PART})?|on weekends|on weekdays|on the \\d{1,2}(?:st|nd|rd|th)`,
  `by (?:the (?:end|final scene|weekend)|${DAY}(?: ${PART}| lunch)?|noon|midnight)`,
  `on (?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}(?:,? \\d{4})?|on ${MONTH} \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?`,
  `on (?:the|our|my|his|her) (?:first|second|third|fourth|last|final) (?:day|night|${PART})`,
  `in (?:early |late )?${MONTH}(?: \\d{4})?|in (?:19|20)\\d\\d|in the (?:morning|afternoon|evening)s?`,
  `in the (?:summer|winter|spring|autumn)|in (?:summer|winter|spring|autumn)`,
  `at (?:night|noon|midnight|dawn|dusk|sunrise|sunset|lunchtime|the weekend|weekends)|at (?:the|my|our|his|her) (?:[a-z]+ )?(?:check|check-up|appointment|visit|hearing|follow-up)|at (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|at (?:about |around )?\\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm)`,
  `(?:after|before) (?:lunch|dinner|breakfast|work|school)`,
  `(?:after|during|throughout) (?:the|our|my|this|that|one|two|three|a|an)(?: (?!the |a |my |and )[a-z']+){1,4}`,
  `(?:before|since) (?:the|our|my)(?: [a-z]+)? (?:${EVENT})`,
  `over the (?:past|last|next) (?:few |${NUMBER} )?${UNIT}|for the (?:past|last) (?:few |${NUMBER} )?${UNIT}`,
  `since (?:${DAY}|${MONTH}|last (?:week|month|year|night|summer|${DAY})|(?:19|20)\\d\\d)`,
  `for (?:over |almost |nearly |about )?(?:${NUMBER}|twenty|thirty|forty|fifty) (?:minutes|hours|days|weeks|months|years)`,
  `within (?:${NUMBER}|thirty|sixty|ninety) ${UNIT}(?: of [a-z]+)?|in ${NUMBER} ${UNIT}|on day ${NUMBER}`,
  `after ${NUMBER} (?:[a-z]+ )?[a-z]+`,
  `from day one|so far|lately|from now on|all (?:day|night|morning|afternoon|evening|week|weekend|summer|winter|year)(?: long)?`,
  'over the (?:years|months)|on arrival',
  `until (?:${DAY}|noon|midnight|${NUMBER}|next ${UNIT})|after (?:${NUMBER}|\\d{1,2}(?::\\d\\d)?)(?: ?[ap]m)?|on the (?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)`,
].join('|');
const CLOSING = new RegExp(`^(?:${TIMES})$`, 'u');
/** The first word of each of these, and of no other: most words begin no time. */
const BEGINS: ReadonlySet<string | undefined> = new Set(
  `a an one two three four five six seven eight nine ten twelve several after all at before by during earlier every for
   from in last lately later next nowadays on over right since so these this throughout today tomorrow tonight until
   within yesterday`.split(/\s+/u),
);

function beginsTime(token: Token | undefined): boolean {
  return BEGINS.has(token?.lower) || /^\d+$/u.test(token?.lower ?? '');
}

/** Where the time that closes the words begins, or several in a row (`tomorrow at noon`); the longest there is. */
export function closingTime(words: readonly Token[]): number | undefined {
  for (let at = Math.max(2, words.length - 7); at < words.length; at++) {
    if (!beginsTime(words[at]) || isMeasured(words[at - 1], words[at])) continue;
    const tail = words.slice(at);
    if (
      CLOSING.test(lowered(tail)) &&
      !tail.slice(1).some((token, place) => isVerbal(token) && tail[place]?.lower !== 'of')
    )
      return closingTime(words.slice(0, at)) ?? at;
  }
  return undefined;
}

/** `the night | before the exam`, `shortly | after lunch`: how long before it goes with it. */
export function isMeasured(before: Token | undefined, link: Token | undefined): boolean {
  return (
    /^(?:before|after|from|since|until)$/u.test(link?.lower ?? '') &&
    /^(?:seconds?|minutes?|moments?|hours?|days?|nights?|mornings?|afternoons?|evenings?|weeks?|weekends?|fortnight|months?|years?|decades?|generations?|summer|winter|spring|autumn|just|right|shortly|soon|long|straight|immediately|directly|only|even|well|bit|while|ever)$/u.test(
      before?.lower ?? '',
    )
  );
}

/** How many words of a time open them, with a clause after it; the longest there is. */
export function openingTime(words: readonly Token[]): number | undefined {
  return timeLength(words, words.length - 3);
}

/** How many words of a time open them, `most` at most. */
export function timeLength(words: readonly Token[], most = words.length): number | undefined {
  if (!beginsTime(words[0])) return undefined;
  for (let count = Math.min(7, most); count > 0; count--) {
    const head = words.slice(0, count);
    if (CLOSING.test(lowered(head)) && !head.slice(1).some(isVerbal)) return count;
  }
  return undefined;
}

function isVerbal({ pos, lower }: Token): boolean {
  return pos === 'VERB' || pos === 'AUX' || pos === 'PRON' || /^(?:who|which|when|where|to)$/u.test(lower);
}
