import { neededWords, once, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { isMessage } from '../../around/kind.js';
import { all, isOneSentence } from '../../around/only-if.js';
import { bareText } from '../bare-text.js';
import { addresses, hasOpinion } from '../stance.js';

const WHEN = String.raw`(?:on|at|until|till|from|this|next|tomorrow|tonight|later)(?: (?:on|at|the))? ?(?:\p{Lu}?[A-Za-zÀ-ž]+day|noon|midnight|\d{1,2}(?::\d\d)?|morning|afternoon|evening|week|month|weekend|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|tonight|tomorrow)?\b`;
/** What one has, or where one will be, and when. */
const PLANNED = new RegExp(
  String.raw`^(?:i (?:have|['’]ve got)|i['’]ve got|we have|we['’]ve got|i['’]ll be|i will be|we['’]ll be) (?:an? |the |my |our |off |away |out |at |in |on |(?:\p{Ll}+ )?(?:duty|practice|rehearsal|training|lessons?|class|classes) )[^.!?;:"“”]*\b${WHEN}(?: (?:morning|afternoon|evening))?$`,
  'iu',
);

export const ownPlans: Rule = {
  about: 'One’s plans are passed on: “I have a fitting at noon” → “Just so you know, I have a fitting at noon”',
  expects: { sentiment: 'same' },
  examples: [
    ['I have a fitting at noon', 'Just so you know, I have a fitting at noon'],
    ["I'll be at the pool until four 🏊", "By the way, I'll be at the pool until four 🏊"],
  ],
  leaves: [
    'I have a cold',
    'I have a wonderful time at noon',
    'Do I have a fitting at noon?',
    'You have a fitting at noon',
    'Just so you know, I have a fitting at noon',
  ],
  words: once(() => neededWords(PLANNED)),
  onlyIf: all(isMessage, isOneSentence),
  *propose(doc) {
    const said = bareText(doc);
    if (!PLANNED.test(said) || addresses(doc) || hasOpinion(doc)) return;
    if (/\b(?:just|so|again|finally|headache|cold|fever|hate|love|funeral|a (?:little|bit))\b|,/iu.test(said)) return;
    yield* eachInFront(doc, ['Just so you know,', 'By the way,']);
  },
};
