import { matches, type Rule } from '../../../src/plugin.js';
import { isGrave } from '../../around/register.js';
import { saidAfter } from '../../around/said-after.js';
import { leaningOf } from '../mood.js';
import { toneOf } from './tone.js';

export const thanksAtLength: Rule = {
  about: 'A longer note of thanks, which says how well one was helped, ends in “I can’t thank you enough.”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'Thank you for mending my loom so quickly. Your technician was patient and explained every step.',
      "Thank you for mending my loom so quickly. Your technician was patient and explained every step. I can't thank you enough.",
    ],
  ],
  leaves: [
    'Thank you for mending my loom so quickly.',
    'Thank you for mending my loom so quickly. The bill was a shock, and I want my deposit back.',
    'Thank you for your letter. We regret the delay and will refund you.',
    'Thank you for mending my loom so quickly. Please send the bill.',
    'Thank you for nothing. Your technician was late and rude to my wife.',
    'Thank you for calling. Our office is closed and will open on Monday with a wonderful new team.',
  ],
  words: () => ['thank', 'thanks'],
  *propose(doc) {
    if (doc.tokens.length < 14 || doc.tokens.length > 70 || !/[.!]\s*$/u.test(doc.text) || isGrave(doc)) return;
    if (!HELPED.test(doc.text) || matches(doc, COOL)) return;
    if (doc.text.replace(HELPED, '').search(/\bthank/iu) >= 0) return;
    if ((toneOf(doc) ?? leaningOf(doc)) !== 'positive' || doc.sentences.at(-1)?.kind === 'command') return;
    const we = /\b(?:[Ww]e|[Oo]ur|us)\b/u.test(doc.text) && !/\b(?:I|[Mm]y|me)\b/u.test(doc.text);
    const said = `${we ? 'We' : 'I'} can't thank you enough`;
    const after = saidAfter(doc, said);
    if (after) yield after;
  },
};

/** Thanks for what the reader did for the writer. */
const HELPED =
  /^(?:(?:Dear|Hi|Hello) [^,.]{2,30}, )?(?:Many |A thousand |So many )?thank(?:s| you)(?: so much| very much| all)? for (?!nothing|calling|your (?:letter|query|patience|e-?mail)|contacting|shopping|choosing|visiting|joining|attending|waiting|the (?:update|reminder|information))/iu;
const COOL =
  /\b(?:but|although|though|however|unfortunately|please|sorry|regret\w*|refund|delay\w*|sincerely|regards|will be|if|could you|would you|cheers|never|no thanks|enough|office|next time)\b|["“”?]|n['’]t\b/iu;
