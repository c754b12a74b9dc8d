import { matches, neededWords, type Rule } from '../../../src/plugin.js';
import { isAppraisal } from '../../around/appraisal.js';
import { eachInFront } from '../../around/in-front.js';
import { kindOfText } from '../../around/kind.js';
import { all, mayHave } from '../../around/only-if.js';
import { isGrave } from '../../around/register.js';
import { inCapitals } from '../../around/style.js';

/** How a letter to a firm begins when it does not greet. */
const BEGINS =
  /^(?:i(?:['’](?:ve|m|d))?|we(?:['’](?:ve|re|d))?|my|our|your|the|since|last|yesterday|on|after|could|can|is|does|do|how|when|where|two|three|there|whenever|every time|twice|unfortunately|please|this|every|each) [a-zà-ž]+/iu;
/** Thanks, refusals and words of state, which are opened otherwise or by nothing. */
const OPENED =
  /^your (?:\p{Ll}+ ){1,2}(?:left|threw|told|lost|broke|charged|closed|sent|delivered|refused|swore|laughed)\b|^(?:your (?:application|claim|appeal|account|subscription|request|visa|permit|order has|appointment|performance|work|essay|report|attendance|probation)|the (?:patient|user|customer|client|tenant|landlord|council|court|parties))\b|\b(?:hi|hello|dear|regards|sincerely|madam|sir|sirs|team|good (?:morning|day|afternoon|evening)|regret to|pleased to|delighted to|congratulat[a-zà-ž]*|thank[a-zà-ž]*|shall|hereby|minutes|our client|proceedings|user reports|customer (?:asked|reports|says))\b|[!]/iu;
/** The writer, and what a firm that is written to runs, sent, owes or is asked for. */
const OWN = /\b(?:i|we|my|our|me|us)\b/iu;
const TO_A_FIRM =
  /\b(?:your (?:newsletter|mailing list|workshop|warehouse|counter|front desk|reception|customer service|service|delivery|repair|waiter|receptionist|website|app|team|driver|courier|engineer|technician|fitters?|helpline|company|branch|caretaker|office|agents?|support|staff|shop|store|department|clinic|colleagues?)|the (?:subscription|replacement part)|this ticket|your (?:\p{Ll}+ )?(?:invoices?|bill|checkout page|web ?page|server|help desk)|(?:file|form|document|report|screenshot)s? (?:that )?you (?:requested|asked for)|my contract|tickets about|(?:reported|opened) this|(?<=^)my request for|the missing invoice|(?:my|our) (?:ticket|account|order|subscription|booking|membership|invoice|licen[cs]es?)|(?:order|invoice|ticket|booking) (?:no\.? |number |#)?[\d#]|you (?:have )?(?:closed|charged|billed|overcharged|cancelled) (?:my|our|me|us|the|their)|my (?:claim|file|refund|parcel|policy|reservation|deposit|repair)|whenever i (?:call|ring|phone)|the (?:invoice|dashboard|portal|login page|reset link|export))\b/iu;

export const letterGreeting: Rule = {
  about: 'A letter or ticket without a greeting gets one: “My key is lost. …” → “Hello, my key is lost. …”',
  expects: { sentiment: 'same' },
  examples: [
    [
      'I have been locked out of my account since Monday, and the reset link is of no use. Could you look into it?',
      'Hello, I have been locked out of my account since Monday, and the reset link is of no use. Could you look into it?',
    ],
  ],
  leaves: [
    'My key is lost',
    'My order was lost',
    'Dear Sirs, I would like to order a key. Please send it to my office.',
    'User reports that the page is blank. Cleared the cache.',
    'Your appeal has been refused. You may leave our house by the door.',
    'Thank you for the key that you sent to our office. It fits.',
    'The lessee shall keep the yard clean.',
  ],
  words: () => neededWords(OWN),
  onlyIf: all(mayHave(OWN), mayHave(BEGINS)),
  *propose(doc) {
    if (!matches(doc, OWN) || !matches(doc, BEGINS) || matches(doc, OPENED)) return;
    if (doc.text.includes('\n') || inCapitals(doc)) return;
    if (!matches(doc, TO_A_FIRM) || /^(?:contract|clinical|list|appraisal|speech)$/u.test(kindOfText(doc))) return;
    if (doc.text.length < 60 || isGrave(doc) || isAppraisal(doc)) return;
    yield* eachInFront(doc, ['Hello,']);
  },
};
