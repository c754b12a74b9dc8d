import { type Doc, matches, neededWords, type Rule } from '../../../src/plugin.js';
import { sentimentOf } from '../../around/label.js';
import { isFormal, isGrave, isLetter } from '../../around/register.js';
import { saidAfter } from '../../around/said-after.js';
import { cueOf } from '../cue.js';
import { isLonghand } from '../longhand.js';

export const doNotHesitate: Rule = {
  about: 'A plain letter or notice is closed by “Please do not hesitate to contact me if …”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'I would like to change the name on my account. The new name is Marta Okafor, from the first of June.',
      'I would like to change the name on my account. The new name is Marta Okafor, from the first of June. Please do not hesitate to contact me if you need anything else.',
    ],
    [
      'I would like to change the address on my account from the old depot to the new one.',
      'I would like to change the address on my account from the old depot to the new one. Please do not hesitate to contact me if you need anything else.',
    ],
    [
      "We're closing the depot on the 9th and will need the alarm switched off. The account number is on the form.",
      "We're closing the depot on the 9th and will need the alarm switched off. The account number is on the form. Please don't hesitate to contact us if you need anything else.",
    ],
  ],
  leaves: [
    'Please tell me whether the form can be sent to the address on my account.',
    'My account was locked for a month, and your office sent me in circles for an hour.',
    'Please send the form.',
    'I would like to cancel my order. It arrived broken and the box was soaked.',
    'Please send the form to the office by Friday. Kind regards, Ines',
    'Please can you ring me back about the order. Where is it?',
    'Please tell Sofia that dinner is at seven tonight. See you then.',
    'The agenda is attached. We begin at nine. Please let Ana know by noon if you need a form.',
    'I wanted to say that Ines from your office answered about my order in an hour. She is a star.',
    'The witness attended the hearing. Please find the account attached.',
  ],
  words: () => neededWords(ABOUT),
  *propose(doc, context) {
    if (!/^(?:neutral|undefined)$/u.test(String(sentimentOf(context)))) return;
    if (!isLetter(doc) || isFormal(doc) || isGrave(doc) || doc.tokens.length < 14) return;
    if (/^(?:Hi|Hey|Hello)\b(?!, I (?:would like|am writing) to)/u.test(doc.text)) return; // a friendly note
    if (!/\.\s*$/u.test(doc.text) || /[?!"“”]|\p{Extended_Pictographic}/u.test(doc.text)) return;
    if (doc.sentences.length === 1 && !/\bwould like to\b|\bshould be\b|^Please change\b/u.test(doc.text)) return;
    if (!matches(doc, ABOUT) || matches(doc, CLOSED) || doc.tokens.some((token) => cueOf(token) !== undefined)) return;
    const who = writer(doc);
    if (!who) return;
    const not = isLonghand(doc) || !/['’]/u.test(doc.text) ? 'do not' : "don't";
    const after = saidAfter(doc, `Please ${not} hesitate to contact ${who} if you need anything else`);
    if (after) yield after;
  },
};

/** Matters on which one writes to an office. */
const ABOUT =
  /\b(?:account|order|invoice|form|forms|application|booking|reservation|meter|line|contract|policy|membership|subscription|passports?|documents?|certificate|delivery|address|enclosed|attached|enclose|attach|access|reference|quote|estimate)\b/iu;
const CLOSED =
  /\b(?:hesitate|regards|sincerely|thanks?|thank you|let (?:me|us|\p{Lu}[a-zà-ž]+) know|contact|get in touch|complain\w*|refund|still|again|twice|not|never|wrong|late|overdue|cancel\w*|why|disappoint\w*|deserves?|lovely|great|brilliant|wanted to say|tonight|dinner)\b|n['’]t\b/iu;

/** Whoever writes: `me` or `us`. */
function writer({ text }: Doc): string | undefined {
  const mine = /\b(?:I|my|me)\b/u.test(text);
  const ours = /\b(?:[Ww]e|[Oo]ur|us)\b/u.test(text);
  if (mine) return 'me';
  return ours ? 'us' : undefined;
}
