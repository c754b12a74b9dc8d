import { type Clause, type Edit, matches, type Rule, type Token } from '../../../src/plugin.js';
import { cueOf, cueWords } from '../cue.js';
import { negated } from '../negate.js';
import { IN_PART } from './in-part.js';
import { opinionClause } from './opinion-clause.js';

/** What nobody says of a thing or a person with a plain “not”. */
const UNSAID =
  /^(?:un\p{L}+|im(?:p|m)\p{L}+|in(?:e|c|s|a)\p{L}+|dis\p{L}+|mis\p{L}+|\p{L}+less|ok|okay|grateful|thankful|lucky|sad|sorry|glad|awake|gone|joke|star|angel|angels|dream|gem|beauty|charm|blast|killer|beast|sweetheart|highlight|sick|dead|bless\p{L}*|worth|best|worst|bits|stiff|pieces|moon|beyond|favourite|favorite|heavenly|divine|\p{L}+est)$/u;
/** What a place may be full of. */
const FULL = /^(?:full of|covered in|riddled with|infested with|packed with|overrun with)$/u;
const DEGREE =
  /^(?:so|very|really|particularly|that|incredibly|extremely|absolutely|truly|super|totally|completely|utterly|painfully|far|way)$/u;

/** What is only half said is not denied so: `not feeling kind of sleepy`. */
const HALF = /\b(?:kind of|sort of|kinda|sorta|a bit|a little|a tad|rather|quite|pretty|fairly|somewhat|slightly)\b/iu;

export const deniedOpinion: Rule = {
  about:
    'The judgement that makes up a text is denied: “The scones were fluffy and warm” → “The scones weren’t fluffy or warm”',
  expects: { sentiment: 'different' },
  examples: [
    ['The scones were fluffy and warm 🥐', "The scones weren't fluffy or warm 🥐"],
    ['The tailor was rough with my coat', "The tailor wasn't rough with my coat"],
    ['The vet was gentle and calm with our cat', "The vet wasn't gentle or calm with our cat"],
    ['The tent was full of mosquitoes', "The tent wasn't full of mosquitoes"],
    ["I'm feeling so lonely in this big house", "I'm not feeling so lonely in this big house"],
  ],
  leaves: [
    'The scones were fluffy but cold',
    'The scones were fluffy 😍',
    "The scones weren't fluffy",
    'The soup was unpleasant',
    'She is the best',
    'The soup was fluffy, warm and fine',
    'The soup was very cold and she was happy',
    'All the scones were fluffy',
    'The pain was gone',
    'The scones were fluffy from the oven',
    'It was quite a mess',
    'The matinee was a treat',
    'The sauna was wonderfully relaxing',
    "I'm grateful for my sister",
    'The clerk was rude beyond words',
    "I'm feeling kind of lonely",
    'The porter was cheerful the whole way up',
    'The tailor was rather rough with my coat',
  ],
  words: () => cueWords(),
  *propose(doc) {
    const opinion = opinionClause(doc);
    if (!opinion) return;
    const { clause, polarity } = opinion;
    if (HALF.test(clause.text) || matches(doc, IN_PART)) return;
    const edits = negated(clause);
    const predicate = predicateOf(clause);
    if (!edits || !predicate) return;
    if (polarity === 'negative' && predicate.degree && !/^so$/u.test(predicate.degree.lower)) return;
    yield { edits: [...edits, ...softened(predicate)] };
  },
};

interface Predicate {
  readonly degree: Token | undefined;
  readonly and: Token | undefined;
}

/** An adjective or two, or a noun with `a`, that a plain negation fits. */
function predicateOf({ rest: { tokens } }: Clause): Predicate | undefined {
  const opens = /^(?:feeling)$/u.test(tokens[0]?.lower ?? '') ? tokens.slice(1) : tokens;
  const degree = DEGREE.test(opens[0]?.lower ?? '') ? opens[0] : undefined;
  const words = degree ? opens.slice(1) : opens;
  const article = /^(?:an?)$/u.test(words[0]?.lower ?? '');
  if (article) return undefined; // `This bakery isn't a treasure` is what nobody says
  const head = words[0];
  const full = head !== undefined && FULL.test(`${head.lower} ${words[1]?.lower}`);
  if (
    !head ||
    (!full && !cueOf(head)) ||
    (head.pos === 'ADV' && /ly$/u.test(head.lower)) ||
    words.some(({ lower, pos }, at) => UNSAID.test(lower) || (at > 0 && /^(?:AUX|SCONJ)$/u.test(pos)))
  )
    return undefined;
  if (
    words.some(
      ({ lower }, at) =>
        at > 0 &&
        /^(?:from|it|it's|he|she|they|i|we|for)$/u.test(lower) &&
        !/^(?:DET|NOUN)$/u.test(words[at + 1]?.pos ?? ''),
    )
  )
    return undefined;
  if (words.some(({ lower }) => lower === 'from')) return undefined;
  const ands = words.filter(({ lower }) => lower === 'and');
  const [and] = ands;
  if (!and) return { degree, and: undefined };
  const other = words[words.indexOf(and) + 1];
  if (ands.length > 1 || words.indexOf(and) !== 1 || !other || other.pos !== 'ADJ') return undefined;
  const behind = words[3];
  if (behind && !/^(?:with|about|in|at|on|after|to|this|today)$/u.test(behind.lower)) return undefined;
  return { degree, and };
}

function softened({ degree, and }: Predicate): readonly Edit[] {
  const dropped =
    degree && !/^(?:so|very|really|particularly|that)$/u.test(degree.lower)
      ? [{ start: degree.start, end: degree.end + 1, text: '' }]
      : [];
  return and ? [...dropped, { start: and.start, end: and.end, text: 'or' }] : dropped;
}
