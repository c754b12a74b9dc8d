import { type Doc, matches, type Rule } from '../../../src/plugin.js';
import { kindOfText } from '../../around/kind.js';
import { mayHave } from '../../around/only-if.js';
import { isGrave } from '../../around/register.js';
import { inCapitals } from '../../around/style.js';
import { closed } from './closed.js';

/** What a firm runs, sells or has promised. */
const OF_A_FIRM =
  /\b(?:(?:the|your) (?:app|website|portal|latest update|last update|update|system|dashboard|router|helpline|front desk|login page|printer)|(?:my|our) (?:order|parcel|account|invoices?|subscription|internet|broadband|phone line|membership|deliver(?:y|ies)|refund)|(?:that )?(?:I|we) ordered|at your (?:desk|branch|shop|office|counter)|you promised|your (?:driver|courier|engineer|technician|fitter|branch|office|company|support team)|support (?:has|hasn['’]t|have|haven['’]t))\b/iu;
/** What does not work, has not come or was not done. */
const FAULT =
  /\b(?:(?:can['’]t|cannot|could not|couldn['’]t) (?:log in|sign in|access|export|open|send|save|print|upload|attach|connect|do my|reach)|has(?:n['’]t| not) (?:arrived|answered|replied|been (?:delivered|repaired|refunded|fixed|answered|credited)|come)|still (?:down|broken|blank|being told|missing|not working|locked)|never (?:arrives|arrived|came|called|replied)|(?:crashes|closes|freezes|shuts down|fails|signs (?:me|us) out|logs (?:me|us) out) (?:every|each|whenever|when|as soon)|locked (?:me |us )?out|charged (?:me |us )?twice|nobody has (?:replied|answered|seen|called|come|responded)|isn['’]t the one|told something different|doesn['’]t exist|stopped working|(?:one|a) [a-zà-ž]+ missing|error message|arrived (?:broken|damaged|cracked))\b/iu;
const OWN = /\b(?:I|[Mm]y|[Mm]e|[Ww]e|[Oo]ur|us)\b/u;
/** A request or a last word of its own, thanks, a joke, or something that is all right again. */
const CLOSED =
  /\b(?:please|could|would|can you|want|expect|refund[a-zà-ž]*|cancel[a-zà-ž]*|thank[a-zà-ž]*|goodbye|never again|avoid|fixed|sorted|solved|kind|lovely|great|love|happy|delighted|luckily|fortunately|but|recommend|stars?|solicitors?|deserves?|works (?:again|now|perfectly)|not a single|hotel|room|film|waiter|driver was|bathroom|infuriating|look into|closing|leaving|regards|sincerely|dear (?:diary|all)|switched to|no longer|lol|anyone)\b|[?!;"“”…]|\n|\p{Extended_Pictographic}/iu;
/** A request with which a letter or a ticket ends. */
const REQUEST =
  /(?:^|[.!] )(?:please (?:let|fix|send|tell|confirm|update|check|forward|reply|advise|change|arrange|replace|call|return)\b|(?:could|can) you (?:please )?(?:let|fix|send|tell|confirm|update|check|forward|advise|change|arrange|replace)\b)[^.!?]*[.?]\s*$/iu;

export const lookIntoIt: Rule = {
  about:
    'A report of a fault ends by asking for help, a request with thanks: “… Please look into this.”, “Please fix it. Thank you.”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'The app shuts down whenever I open the map. My round takes twice as long, and support has not answered.',
      'The app shuts down whenever I open the map. My round takes twice as long, and support has not answered. Please look into this.',
    ],
    [
      'The notes of the meeting are attached. Please let me know by Friday if a page is missing.',
      'The notes of the meeting are attached. Please let me know by Friday if a page is missing. Thank you.',
    ],
  ],
  leaves: [
    'The app is slow.',
    'I ordered a lamp in May and it has not failed me once. The app is lovely too.',
    'Please let me know.',
    'Whoever packed my order deserves a medal. Not a single cup was broken, and nobody has ever tied such a bow.',
    'The lessee ordered a lamp. It was broken.',
    'The app lost my photos, but support found them again. My aunt wept with joy.',
  ],
  onlyIf: mayHave(OWN),
  *propose(doc) {
    const { text, sentences } = doc;
    if (!/[.?]\s*$/u.test(text) || !matches(doc, OWN) || isGrave(doc) || inCapitals(doc) || doc.tokens.length < 14)
      return;
    if (matches(doc, REQUEST) && sentences.length > 1) {
      if (!isThanked(doc))
        yield { edits: [{ start: text.trimEnd().length, end: text.trimEnd().length, text: ' Thank you.' }] };
      return;
    }
    if (!/^(?:ticket|letter|story|chat)$/u.test(kindOfText(doc)) || matches(doc, CLOSED)) return;
    if (matches(doc, OF_A_FIRM) && matches(doc, FAULT) && (sentences.length > 1 || doc.tokens.length > 18))
      yield* closed(doc, ['Please look into this', 'Please look into this as soon as possible']);
  },
};

/** Thanked or signed already, or written in a rage. */
function isThanked({ text }: Doc): boolean {
  return /\b(?:thank[a-zà-ž]*|cheers|regards|sincerely|wits|once and for all|fed up|immediately|furious|disgrace[a-zà-ž]*|unacceptable|last (?:chance|warning)|shame|how dare|explain|competent|ever|finally|still|going to turn up|who can|grandad|grandma|mum|dad|love)\b|!|\n|\p{Extended_Pictographic}/iu.test(
    text,
  );
}
