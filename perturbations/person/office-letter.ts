import { type Doc, matches, perDoc } from '../../src/plugin.js';
import type { Frame } from './frames.js';

/** Who writes what an office, a school or a child sends, and the words with which it is said to be theirs. */
export interface Sender {
  readonly trade: string;
  /** `P` stands for the person. */
  readonly frames: readonly Frame[];
}

const sent = (trade: string, ...frames: Frame[]): Sender => ({ trade, frames });

/** The first that fits: how it begins or what it tells, and who sends such things. */
const SENDERS: readonly (readonly [RegExp, Sender])[] = [
  [/^Subject: /u, sent('office assistant', 'Email from P. ', 'An email from P. ')],
  [
    /^To (?:all|the) (?:members|residents|staff|tenants|parents|students|pupils|guests|customers|employees|volunteers|owners|users): /u,
    sent('clerk', 'Letter from P. ', 'A letter from P. '),
  ],
  [
    /^Dear (?:grand(?:ma|pa|dad|mother|father|mum|mom)|gran(?:ny)?|nan(?:a|ny)?|grandpa|santa)\b/iu,
    sent('child', 'Letter from P: ', 'A letter from P: '),
  ],
  [
    /^(?:Dear|Hello|Hi),? (?:parents|families|parents and (?:carers|guardians|pupils))\b/iu,
    sent('teacher', 'Email from P: ', 'Letter from P: '),
  ],
  [/^Dear (?:students|pupils|class)\b/iu, sent('teacher', 'Email from P: ', 'An email from P: ')],
  [
    /^(?:Dear|Hello|Hi),? (?:colleagues|all|team|everyone|staff)\b/iu,
    sent('manager', 'Email from P: ', 'An email from P: '),
  ],
  [
    /^Dear (?:residents?|members?|customers?|guests?|tenants?|passengers?|readers?|visitors?|applicants?)\b/iu,
    sent('clerk', 'Letter from P: ', 'A letter from P: '),
  ],
  [
    /^(?:I|We) regret to (?:inform|tell|report to) the (?:board|committee|members|trustees|council|shareholders|trust)\b/u,
    sent('manager', 'P writes: ', 'From a report by P: '),
  ],
  [
    /^(?:The|Your) (?:parcel|package|order|shipment|delivery)\b[^.]*\b(?:was|has been|is|will be) (?:\p{L}+ )?(?:handed|left|delivered|dispatched|despatched|sent|shipped|collected|returned|due)\b[^!?]*\byour?\b|^(?:The|Your) (?:parcel|package|order|shipment|delivery)\b[^!?]*\b(?:to|with) your neighbou?r\b/u,
    sent('courier', 'Message from P: ', 'A message from P: '),
  ],
  [
    /^(?:We (?:acknowledge|confirm) |(?:I am|We are) (?:writing|pleased|happy|delighted|sorry) to (?:confirm|inform|advise|offer|announce|(?:tell you|let you know) that (?:your (?:application|claim|offer|proposal|request|order|loan|visa)|you have been))|We regret to|Thank you for (?:contacting|your (?:application|enquiry|inquiry|order|letter|e-?mail|message|request|interest|registration))|(?:Please find|Attached|Enclosed)\b|This is to (?:confirm|inform)|Your (?:application|claim|request|appointment|membership|booking|reservation|subscription|order|account|permit|fitting|registration|certificate|licen[cs]e)\b[^.!?]* (?:has|have|is|was|will)\b|As requested, )/u,
    sent('office assistant', 'Email from P: ', 'An email from P: '),
  ],
  [
    /^The (?:committee|panel|board|jury|foundation|council|department)\b[^.]*\b(?:of|to (?:offer|award|invite|grant)) you(?:r)?\b/u,
    sent('secretary', 'Letter from P: ', 'A letter from P: '),
  ],
];

/** It is signed already, is typed between friends, or is no letter. */
const NOT_SENT = /["“”\n]|\b(?:sincerely|regards|my name is|this is \p{Lu}\p{Ll}+ from)\b|\p{Extended_Pictographic}/iu;
/** What one writes for oneself. */
const OF_ONES_OWN =
  /\b(?:my (?!colleague)|(?:let|put) down|invoice you|your (?:bank|shop|staff|drivers?|company|band|love)|(?:died|passed away)|complain|disappoint[a-zà-ž]*|unacceptable|(?:would|['’]d) like to (?:know|cancel|change)|refund|appalled|furious)\b/iu;

/** Who sends a letter, an e-mail or a message of an office, a school or a child; undefined where it is of anybody else. */
export const senderOf = perDoc((doc: Doc): Sender | undefined => {
  const { text, tokens } = doc;
  if (tokens.length < 9 || !/^\p{Lu}.*[.!?]\s*$/su.test(text) || matches(doc, NOT_SENT)) return undefined;
  const sender = SENDERS.find(([begins]) => begins.test(text))?.[1];
  if (!sender || sender.trade === 'child') return sender;
  return matches(doc, OF_ONES_OWN) ? undefined : sender;
});
