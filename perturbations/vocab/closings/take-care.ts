import { matches, type Rule } from '../../../src/plugin.js';
import { all, isLonger, mayHave } from '../../around/only-if.js';
import { isGrave } from '../../around/register.js';
import { closed } from './closed.js';

/** A letter to a friend or to kin, by first name. */
const TO_A_FRIEND =
  /^(?:Dear|Dearest|Hi|Hello) (?:Aunt|Uncle|Auntie|Granny|Gran|Grandma|Grandpa|Cousin|(?!Mr|Mrs|Ms|Miss|Dr|Sir|Sirs|Madam|Team|Santa|Lord|God|Diary|Professor|Editor|Customer|Colleagues|Members|Parents|Residents|Neighbou?rs?|Friends|Tenants|Hiring|Support|Bus|Company|Council|Railway|Housing|Train|Hotel|Bank|Insurance|Landlord|Landlady|Management|Reader|Readers|Chef|Manager|Committee)\p{Lu}\p{Ll}+)(?: \p{Lu}\p{Ll}+)?(?: and \p{Lu}\p{Ll}+)?,/u;
/** What is of work or of a quarrel, and what closes already. */
const ELSE =
  /\b(?:attached|enclosed|minutes|slides|meeting|invoice|order|account|report|draft|deadline|office|figures|project|contract|ticket|team|colleagues?|client|manager|boss|department|expected better|disappointed in|angry|furious|how (?:dare|could) you|upset|hurt|apologi[a-zà-ž]+|lost (?:the|our) (?:baby|child)|alone at|complain[a-zà-ž]*|refund|owe|password|schedule[d]?|agenda|please|let me know|thank(?:s| you) again|take care|love|regards|wishes|see you|yours|hugs|talk soon|write soon|pass away|letter of reference|recommend)\b|\?\s*$|\n/iu;

export const takeCare: Rule = {
  about: 'A letter to a friend ends as such letters do: “Dear Ana, … Come and see us in May. Take care.”',
  expects: { sentiment: 'same' },
  examples: [
    [
      'Dear Ana, the roof of the old mill fell in last week. We had to move the kites to the barn.',
      'Dear Ana, the roof of the old mill fell in last week. We had to move the kites to the barn. Take care.',
    ],
  ],
  leaves: [
    'Dear Mr Ode, the roof of the mill fell in last week. We had to move the kites.',
    'Dear Ana, the kite is here.',
    'Hi Ana, the minutes are attached. The kites were moved to the barn last week.',
    'Dear Ana, I expected better from you. You left my kite in the rain, and it is torn.',
  ],
  onlyIf: all(isLonger, mayHave(TO_A_FRIEND)),
  *propose(doc) {
    if (!matches(doc, TO_A_FRIEND) || doc.text.length < 70 || isGrave(doc) || matches(doc, ELSE)) return;
    if (/\b(?:I|[Ww]e|[Mm]y|[Oo]ur)\b/u.test(doc.text)) yield* closed(doc, ['Take care']);
  },
};
