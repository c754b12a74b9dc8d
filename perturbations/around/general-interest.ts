import { type Doc, matches, perDoc } from '../../src/plugin.js';
import { isFormal, isGrave } from './register.js';
import { says } from './says.js';

const OF_ONES_OWN =
  /^(?:i|me|my|mine|we|us|our|ours|you|your|yours|this|these|here|anyone|anybody|someone|somebody|today|tonight|tomorrow|yesterday|now)$/u;
/** What people ask when it matters to them. */
const ADVICE =
  /\b(?:safe(?:ly)?|doctor|vaccine|insulin|antibiotics?|ibuprofen|paracetamol|aspirin|tablets?|pills?|statins?|pacemaker|dialysis|transplant|fever|chest pain|dehydration|coeliac|landlord|tenant|employer|employee|lawyer|legal(?:ly)?|lawful(?:ly)?|fined|deposit|visa|warranty|refund|password|contract|vasectomy|mri|scan|haemophilia|hemophilia|blood pressure|surgery|hard drive|brake fluid|do well to|wise to|wiser|advisable|sensible|(?:good|bad) idea|better off|recommended)\b/iu;
const OF_HEALTH = /\b(?:allerg|pregnan|diabet\w)/iu;

const OTHERS: ReadonlySet<string | undefined> = new Set(['he', 'she', 'they']);
const OF_IT: ReadonlySet<string | undefined> = new Set(['is', 'was', 'would']);
const OF_THE_PAST: ReadonlySet<string | undefined> = new Set(['did', 'was', 'were', 'had']);

/** A question that somebody may ask for advice: on health, law, safety or what one owns. */
export const asksAdvice = perDoc((doc: Doc): boolean => {
  return !isOfThePast(doc) && (matches(doc, ADVICE) || matches(doc, OF_HEALTH) || isFormal(doc) || isGrave(doc));
});

/** A question of general knowledge, which a quiz could ask: not one on the asker, the asked, or something at hand. */
export const isOfGeneralInterest = perDoc((doc: Doc): boolean => {
  const [first, second] = doc.tokens;
  if (asksAdvice(doc)) return false;
  if (isOfThePast(doc)) return true;
  if (says(doc, OF_ONES_OWN) || OTHERS.has(second?.lower)) return false;
  if (second?.lower === 'it' && !OF_IT.has(first?.lower)) return false;
  if (first?.lower === 'will' && second?.lower === 'the') return false; // `Will the library be open?`
  return !(second?.lower === 'there' && doc.tokens.some(({ lower }) => lower === 'the'));
});

/** `Did Mozart die in Vienna?` is for a quiz, whatever it is about. */
function isOfThePast({ tokens }: Doc): boolean {
  const [first, second] = tokens;
  return OF_THE_PAST.has(first?.lower) && second?.pos === 'PROPN';
}

const OWN_PEOPLE = /^(?:i|me|my|mine|we|us|our|ours|grandma|grandpa|mum|mom|dad)$/u;

/** Whether the text is on the asker, or on people who are known to those around: `He's six foot seven. Will …?` */
export const isOfOnesOwn = perDoc((doc: Doc): boolean => {
  return (
    says(doc, OWN_PEOPLE) ||
    /^(?:(?:because|since|as|if|when|now that|although) )?(?:he|she|her|his|they|their)\b/iu.test(doc.text.trim())
  );
});

const DAYS =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December)$/u;

/** Of somebody or something with a name, and how it is or was: what a quiz asks. */
export function isOfFact({ text, tokens }: Doc): boolean {
  const named = tokens.some(
    ({ pos, text: word, index }) => index > 0 && pos === 'PROPN' && /^\p{Lu}/u.test(word) && !DAYS.test(word),
  );
  return named && /^(?:is|are|was|were|do|does|did|has|have|had)\b/iu.test(text);
}
