import { type Doc, matches, perDoc } from '../../../src/plugin.js';
import { isProse } from '../../around/kind-shape.js';
import { isReview } from '../../person/reviewed.js';

const OWN = /\b(?:I|[Mm]y|[Mm]e|[Ww]e|[Oo]ur|[Uu]s)\b/u;
/** Said to one reader, and not of people at large. */
const TO_ONE =
  /\b(?:(?:to|tell|with|from|thank|assure|remind|ask|for) you|(?:could|can|would|will|did|have) you|let me know|your (?:reply|service|firm|team|update|store|shop|bank|office|company|support|staff|driver|help|advice|kindness|work|order|message|letter|invoice|answer|department|report|draft|offer|proposal|promotion|patience|colleagues?)|you (?:shared|donated|sent|gave|told|promised|asked|wrote|made|said|did|helped|lent|sold|charged|found|booked|quoted|refused|were|are (?:so|such|always|never)))\b/iu;
const OPENS =
  /^(?:Congratulations|Thank you|Well done|Good news|Bad news|Just (?:a|to)|Attached|Enclosed|Please find|As (?:discussed|agreed|promised))\b/u;
const FOR_ALL =
  /^(?:(?:support |incident )?(?:ticket|case|bug|issue|fault)\b|to (?:whoever|all|the)|dear diary|diary)\b|\p{Extended_Pictographic}|\n/iu;

/** An e-mail without its greeting: in full sentences, of oneself and to somebody. */
export const isMail = perDoc((doc: Doc): boolean => {
  const { text, tokens } = doc;
  if (tokens.length < 14 || !/^\p{Lu}.*[.?!]\s*$/su.test(text) || matches(doc, FOR_ALL) || isReview(doc)) return false;
  if (tokens.length < 20 && !(tokens.length > 15 && isProse(doc))) return false; // that is a message
  return (matches(doc, OWN) && matches(doc, TO_ONE)) || (matches(doc, OPENS) && /\b(?:your?|you|we|me)\b/iu.test(text));
});
