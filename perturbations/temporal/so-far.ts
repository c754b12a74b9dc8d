import type { Clause, Rule } from '../../src/plugin.js';
import { endOfWords } from '../around/end-of-words.js';
import { isFormal } from '../around/register.js';
import { inCapitals } from '../around/style.js';
import { isTimeless, soleClause } from './first-clause.js';

const USED =
  /^(?:product|phone|laptop|tablet|app|software|game|book|novel|chair|sofa|mattress|car|bike|camera|printer|blender|vacuum|headphones|shoes|boots|keyboard|monitor|hotel|gym|course|class|school|speaker|watch|microwave|oven|fridge|website|program|show|series|movie|film|podcast|album|playlist|lotion|shampoo|trip|vacation|tent)$/u;
const JUDGED = /^(?:impressed|delighted|pleased|thrilled|satisfied|dissatisfied|disappointed|unimpressed|happy)$/u;
/** What does not show only with time, and what is said once and for all. */
const SETTLED = /\b(?:overpriced|expensive|cheap|waste|worth|best|worst|typical|too|red|blue|new|old|used)\b/iu;

export const soFar: Rule = {
  about: 'Says that a judgement of what is in use holds so far',
  expects: { sentiment: 'same' },
  examples: [
    ['This tent is brilliant', 'This tent is brilliant so far'],
    ["I'm not impressed with this kettle 😒", "I'm not impressed with this kettle so far 😒"],
  ],
  leaves: [
    'The tent is brilliant',
    'This tent was brilliant',
    'This tent is overpriced',
    'This tent is a waste of money',
    "I'm happy that you came",
    'This street is noisy',
    "I'm so pleased with myself",
  ],
  *propose(doc) {
    const clause = soleClause(doc);
    const end = endOfWords(doc);
    if (clause?.tense !== 'present' || !end || end !== clause.end || !isTimeless(doc)) return;
    if (inCapitals(doc) || isFormal(doc) || SETTLED.test(clause.rest.text)) return;
    if (clause.rest.tokens.some(({ lower }) => /^(?:that|how|to|myself|you|i|he|she|it)$/u.test(lower))) return;
    if ((clause.copular && ofThingInUse(clause)) || ofSpeaker(clause))
      yield { edits: [{ start: end, end, text: ' so far' }] };
  },
};

/** `This phone is amazing`. */
function ofThingInUse({ subject, rest }: Clause): boolean {
  const plain = rest.tokens.filter(({ pos }) => pos !== 'ADV' && pos !== 'CCONJ' && pos !== 'PART');
  return (
    /^(?:this|these)$/u.test(subject.determiner?.lower ?? '') &&
    subject.tokens.length === 2 &&
    USED.test(subject.head.lower) &&
    plain.length > 0 &&
    plain.length < 3 &&
    plain.every(({ pos }) => pos === 'ADJ')
  );
}

/** `I'm impressed with this`. */
function ofSpeaker({ tokens, subject }: Clause): boolean {
  const said = tokens.slice(2).filter(({ kind }) => kind === 'word');
  const at = said.findIndex(({ lower }) => JUDGED.test(lower));
  const [, preposition, first, ...more] = said.slice(at);
  return (
    at >= 0 &&
    at < 4 &&
    /^i$/iu.test(subject.text) &&
    /^(?:with|by)$/u.test(preposition?.lower ?? '') &&
    (/^(?:this|these)$/u.test(first?.lower ?? '') || (first?.lower === 'my' && more[0]?.lower === 'new')) &&
    more.length < 3
  );
}
