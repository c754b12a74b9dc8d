import { type Doc, matches, type Rule } from '../../../src/plugin.js';
import { endOf } from '../../around/end-of.js';
import { isGrave } from '../../around/register.js';
import { saidAfter } from '../../around/said-after.js';
import { isNegator } from '../asked.js';
import { cueOf } from '../cue.js';

export const ifQuestions: Rule = {
  about: 'A plain notice or message to those who are served ends in “Please do not hesitate to contact us …”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'Members are reminded that the hall will be locked at ten during the summer.',
      'Members are reminded that the hall will be locked at ten during the summer. Please do not hesitate to contact us if you have any questions.',
    ],
    [
      'Please find attached the timetable for June. The lists are on the second page.',
      'Please find attached the timetable for June. The lists are on the second page. Please do not hesitate to contact me if you have any questions.',
    ],
    [
      'Hello, the parcel was left with your neighbour at number 9 on Friday.',
      'Hello, the parcel was left with your neighbour at number 9 on Friday. Please do not hesitate to contact us if you have any questions.',
    ],
  ],
  leaves: [
    'Please find attached the timetable. Let me know if you need a copy.',
    'Members are sadly reminded that Ada died on Friday.',
    'Please note that you must not use the lift.',
    'The members are reminded of it by their chair.',
    'Hello, the parcel was left in the rain and the box is soaked.',
  ],
  *propose(doc) {
    if (doc.tokens.length < 10 || !/[\p{L}\d][.]/u.test(endOf(doc, 2)) || isGrave(doc)) return;
    if (/[?!"“”:]|\p{Extended_Pictographic}/u.test(doc.text) || matches(doc, CLOSED)) return;
    if (doc.tokens.some((token) => isNegator(token) || cueOf(token) !== undefined)) return;
    const who = writer(doc);
    if (!who) return;
    const after = saidAfter(doc, `Please do not hesitate to contact ${who} if you have any questions`);
    if (after) yield after;
  },
};

/** What is told to all whom it concerns. */
const TO_ALL =
  /^(?:Please note that|Dear (?:all|colleagues|residents|members|customers|guests|parents)\b|(?:Members|Residents|Visitors|Passengers|Employees|Staff|Drivers|Customers|Tenants|Guests|Users|Readers|Applicants|Candidates|Students|Parents|Households)(?: (?:who|travelling|traveling) [^.,]{5,60}?,?)? (?:are (?:reminded|advised|requested|asked|invited|informed|entitled)|may|should|can)\b)/u;
const TO_ONE =
  /^(?:Hello, |Dear [^,]{2,30}, )?(?:[Tt]he|[Yy]our) (?:parcel|package|order|appointment|delivery|letter|key|invoice|form|passport|card)\b[^.]*\b(?:you|your)\b|^Dear [^,]{2,30}, your appointment\b/u;
const ENCLOSED =
  /^(?:Dear [^,]{2,30}, |Hello,? )?(?:[Pp]lease find (?:attached|enclosed|below)|I have attached|[Aa]ttached you will find|I enclose)\b/u;
const CLOSED =
  /\b(?:hesitate|regards|sincerely|thanks?|thank you|let (?:me|us) know|contact|get in touch|call|ring|refund|complain\w*|sorry|regret|unfortunately|soaked|late|damaged|broken|wrong|lost|still|again|died|death|hi|love)\b|n['’]t\b/iu;

function writer(doc: Doc): 'me' | 'us' | undefined {
  if (matches(doc, ENCLOSED)) return /\b(?:[Ww]e|[Oo]ur)\b/u.test(doc.text) ? 'us' : 'me';
  if (/\b(?:I|[Mm]y)\b/u.test(doc.text)) return undefined;
  return matches(doc, TO_ALL) || matches(doc, TO_ONE) ? 'us' : undefined;
}
