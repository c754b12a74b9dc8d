import type { Doc, Rule } from '../../src/plugin.js';
import { asksAdvice, isOfOnesOwn } from '../around/general-interest.js';
import { inCapitals } from '../around/style.js';
import { isPersonal } from './plain-question.js';
import { ASKED } from './question-frame.js';

const PRESSING = ['I need to know today.', 'I need an answer today.'];
const OWN = ["I've been wondering since this morning."];
const OF_OTHERS = ['I was asked this earlier today.', 'I was asked this yesterday.'];
/** What the day of asking would depend on. */
const DEICTIC = /\b(?:today|tonight|tomorrow|yesterday|now|this \p{L}+|next \p{L}+|last \p{L}+)\b/iu;

export const askedToday: Rule = {
  about: 'Says after a question of one’s own, or one with a set-up, by when it matters or when it was asked',
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
  leaves: ['Do walnuts float?', 'The goat is ill.', 'CAN I SWIM? MY LEG HURTS', 'Can I swim? My leg hurts.'],
  *propose(doc) {
    const told = doc.sentences.length > 1 && doc.sentences[0]?.kind === 'statement';
    const end = doc.text.trimEnd().length;
    if (!/\?\s*$/u.test(doc.text) || inCapitals(doc)) return;
    if (!told && !isOfOnesOwn(doc) && !asksAdvice(doc)) return;
    for (const said of closings(doc)) yield { edits: [{ start: end, end, text: ` ${said}` }] };
  },
};

function closings(doc: Doc): readonly string[] {
  if (isPersonal(doc)) return asksAdvice(doc) ? PRESSING : OWN;
  return DEICTIC.test(doc.text) ? OF_OTHERS.slice(0, 1) : OF_OTHERS;
}
