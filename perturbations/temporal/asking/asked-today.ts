import { type Doc, matches, type Rule } from '../../../src/plugin.js';
import { asksAdvice } from '../../around/general-interest.js';
import { inCapitals } from '../../around/style.js';
import { isPersonal } from './plain-question.js';
import { ASKED } from './question-frame.js';
import { isUnderWay } from './under-way.js';
import { isUrgent } from './urgent.js';

const PRESSING = ['I need to know today.', 'I need an answer today.'];
const OWN = ["I've been wondering since this morning."];
const OF_OTHERS = ['I was asked this earlier today.', 'I was asked this yesterday.'];
const WH = /^\s*(?:who|whom|whose|what|when did|where|why|how|which)\b/iu;
/** What the day of asking would depend on. */
const DEICTIC = /\b(?:today|tonight|tomorrow|yesterday|now|this [a-zà-ž]+|next [a-zà-ž]+|last [a-zà-ž]+)\b/iu;

/** What one does before one asks. */
const AT_ONCE = /\b(?:at once|immediately|straight ?away|right away|without delay|swallowed|just now)\b/iu;
const EMERGENCY =
  /\b(?:fever of|stiff neck|emergency|ambulance|unconscious|bleeding|choking|right away|at once|cannot be woken)\b/iu;

export const askedToday: Rule = {
  about: 'Says after any question that no other rule dates when it came up or by when it matters',
  expects: ASKED,
  fallback: true,
  examples: [
    [
      'The shop on our street sells goats. May I keep one?',
      "The shop on our street sells goats. May I keep one? I've been wondering since this morning.",
    ],
    [
      'The walker has been stung by a bee. Should he sit down?',
      'The walker has been stung by a bee. Should he sit down? I was asked this earlier today.',
    ],
  ],
  leaves: [
    'I left my keys inside while jam was simmering on the hob. Is it urgent to get in?',
    'I locked myself out of my flat. Should I ring the bell next door?',
    'Who won?',
    'The goat is ill.',
    'The river is rising fast and two campers are on the island. Should they wade across?',
    'The diver has been at the wreck for forty minutes and wants to surface. Is that safe?',
    'CAN I SWIM? MY LEG HURTS',
    'Can I swim? My leg hurts.',
  ],
  *propose(doc) {
    const end = doc.text.trimEnd().length;
    if (!/\?\s*$/u.test(doc.text) || inCapitals(doc)) return;
    if (isUnderWay(doc)) return;
    if (WH.test(doc.sentences.at(-1)?.text ?? '')) return;
    for (const said of closings(doc)) yield { edits: [{ start: end, end, text: ` ${said}` }] };
  },
};

function closings(doc: Doc): readonly string[] {
  if (isPersonal(doc)) return isUrgent(doc) || matches(doc, AT_ONCE) ? [] : asksAdvice(doc) ? PRESSING : OWN;
  if (matches(doc, EMERGENCY)) return [];
  return matches(doc, DEICTIC) ? OF_OTHERS.slice(0, 1) : OF_OTHERS;
}
