import { type Doc, type Rule, type Token, wordTable } from '../../src/plugin.js';

/** Quiet activities; some only with what is named after them. */
const QUIET =
  /^(?:hanging|relaxing|chilling|lounging|browsing|sitting|resting|watching|reading|cooking|listening|baking|scrolling|tidying|folding|drinking|eating|walking|cleaning|knitting|gardening|painting|sketching|drawing|waiting|ironing|packing|sorting|sweeping|mending|sewing|crocheting|whittling|weeding|pottering|stretching|organising|organizing|updating|writing|answering|washing|hoovering|vacuuming|watering|pruning|filling|stirring|peeling|chopping|queueing|queuing|driving|jogging|cycling|revising|studying|practising|practicing)$/u;
const WITH_OBJECT = wordTable<RegExp>({
  doing: /^(?:laundry|dishes|chores|yoga|housework|homework)$/u,
  making: /^(?:list|sandwich|dinner|lunch|breakfast|tea|coffee|soup|pasta|pancakes)$/u,
  having: /^(?:dinner|lunch|breakfast|tea|coffee|brunch)$/u,
});
const SPECIAL = ['doing anything special', 'doing much'];
const SLOW = ['rushing anything', 'rushing things'];

export const notDoingMuch: Rule = {
  about: 'What one is quietly doing is opened by a denial: “I’m just reading” → “I’m not doing much, just reading”',
  expects: { sentiment: 'same' },
  examples: [
    ["I'm just relaxing on the balcony 🌿", "I'm not doing much, just relaxing on the balcony 🌿"],
    [
      "I'm watching the news and eating toast",
      "I'm not doing anything special, just watching the news and eating toast",
    ],
    ["I'm just taking things slowly today", "I'm not rushing anything, just taking things slowly today"],
    ["I'm just trying to stay awake", "I'm not doing anything special, just trying to stay awake"],
  ],
  leaves: [
    "I'm not relaxing",
    "I'm running late",
    'She is just reading',
    "I'm doing well",
    "I'm having trouble with the app",
    "I'm enjoying this so much",
    "I'm making progress",
    "I'm just ironing a mountain of shirts",
  ],
  *propose(doc) {
    if (doc.sentences.length !== 1 || doc.clauses.length !== 1 || doc.text.includes('?')) return;
    const [i, be, third] = doc.tokens;
    if (!i || !be || !third || i.text !== 'I' || !/^(?:'m|am)$/u.test(be.lower) || !isCalm(doc)) return;
    const just = third.lower === 'just';
    const [activity, object, after] = doc.tokens.slice(just ? 3 : 2);
    if (!activity) return;
    for (const opening of openings({ activity, object, after, just }))
      yield { edits: [{ start: be.end, end: activity.start, text: ` not ${opening}, just ` }] };
  },
};

interface Doing {
  readonly activity: Token;
  readonly object: Token | undefined;
  readonly after: Token | undefined;
  readonly just: boolean;
}

function openings({ activity: { lower }, object, after, just }: Doing): readonly string[] {
  if (QUIET.test(lower)) return SPECIAL;
  const objects = WITH_OBJECT[lower];
  if (objects) return objects.test(object?.lower ?? '') || objects.test(after?.lower ?? '') ? SPECIAL : [];
  if (!just) return [];
  if (lower === 'taking' && /^(?:it|things)$/u.test(object?.lower ?? '')) return SLOW;
  return lower === 'enjoying' || (lower === 'trying' && object?.lower === 'to') ? SPECIAL : [];
}

/** Another denial, or an amount that is much. */
const CLASHES =
  /^(?:so|really|never|n't|not|but|mountains?|mounds?|piles?|heaps?|stacks?|tons?|loads?|dozens?|hundreds?|thousands?|hundred|thousand|whole|entire|everything|marathon|massive|huge|giant|endless|million|\d{2,})$/u;

/** Short, and without anything that the denial could clash with. */
function isCalm({ tokens }: Doc): boolean {
  return tokens.length < 20 && !tokens.some((token) => CLASHES.test(token.lower));
}
