import { lowerOpening, type Rule, type Token } from '../../../src/plugin.js';
import { isJudgement } from '../judgements.js';
import { lowered } from '../stated.js';
import { toldAndFelt } from '../told-and-felt.js';

const NOUN =
  'day|night|evening|morning|weekend|week|trip|time|game|match|show|gig|film|movie|book|meal|dinner|lunch|service|experience|weather|view|views|news|journey|start|end|result|team|crowd|idea|video|place|stuff|work|effort|feeling|holiday|party|wedding|birthday|concert|route|commute|flight|hotel|food|staff|people|atmosphere|vibe|vibes|surprise|performance|season|haircut|purchase|buy|value|bargain';
const DEGREE =
  '(?:so|pretty|really|absolutely|totally|utterly|very|super|proper|such|such an?|an?|the|just|completely|bloody|dead|well) ';
const VERDICT = new RegExp(`^(?:${DEGREE})*([a-z]+)(?: (?:${NOUN}))?(?: (?:ever|so far|all round))?$`, 'u');
const STATE =
  'worried sick|worried|miserable|exhausted|knackered|shattered|gutted|livid|fuming|furious|buzzing|thrilled|delighted|ecstatic|heartbroken|devastated|hooked|stuck|annoyed|stressed|nervous|scared|terrified|relieved|chuffed|proud|happy|sad|upset|excited|tired|drained|sick|starving|bored|lonely|grateful|speechless|mortified|embarrassed|sore|freezing|fed up|worn out|over the moon|in heaven|in tears|in bits|in paradise|in shock|in agony|in love|at my wits end|on cloud nine|lost for words|not complaining|not impressed|not happy|losing it|losing my mind|going mad|raging|crying|dying|shaking|screaming|done';
const FEELING = new RegExp(
  `^i (?:(?:'m|am) (?:(?:getting|feeling|so|really|very|absolutely|totally|completely|just|honestly|beyond|pretty|quite|a bit|a little|starting to get) )*(?:${STATE})|feel (?:(?:so|really|very|absolutely|quite|pretty|a bit) )?(?:awful|terrible|sick|great|amazing|awake|alive|human again|like giving up|like crying|like a new person|like screaming|better|worse|guilty|blessed|lucky|rubbish|rotten|lost|hopeless|stupid|dreadful|wonderful|fantastic)|could (?:cry|scream|weep|sing|burst|explode)|ca n't stop (?:smiling|crying|laughing|grinning|shaking)|could n't be (?:happier|prouder|more excited|more relieved)|give up|need a (?:drink|hug|holiday|lie down)|want to (?:cry|scream|quit|go home)|hate (?:this|my) [a-z]+|love (?:this|my) [a-z]+)$`,
  'u',
);

export const verdictFirst: Rule = {
  about:
    'A verdict or feeling at the end comes first: “The stall sold out by noon, amazing day” → “Amazing day, the stall sold out by noon”',
  expects: { sentiment: 'same' },
  examples: [
    ['our stall sold out by noon, amazing day', 'amazing day, our stall sold out by noon'],
    ['My parrot has lost its feathers and I feel awful', 'I feel awful, my parrot has lost its feathers'],
    ['The train was late twice. I give up', 'I give up. The train was late twice'],
    ['The bus drove past me again. Such a horrible day.', 'Such a horrible day. The bus drove past me again.'],
  ],
  leaves: [
    'The stall sold out, it was amazing',
    'The rowing club is a friendly, cheerful place',
    'The train was late. The bus was late',
    'I ate the cake and I feel sick',
    'The soup was cold, the stew fine',
    'We won, and I am done',
    'We saw a seal from the pier, truly magical',
    'The stall sold out by noon',
    'The bus was late, the tram was full, awful day',
    'The bus drove past me again? Such a horrible day.',
  ],
  onlyIf: (doc) => toldAndFelt(doc) !== undefined,
  *propose(doc) {
    const split = toldAndFelt(doc);
    const [first, last] = [split?.told[0], split?.told.at(-1)];
    const [from, to] = [split?.felt[0], split?.felt.at(-1)];
    if (!split || !first || !last || !from || !to || !isTold(split.told) || !isVerdict(split.felt)) return;
    const stops = split.joint === 'stop';
    if (!stops && split.told.some(({ text }) => text === ',')) return;
    // `Absolutely magical, we saw …`: an adjective alone would be said of us
    if (!stops && /^(?:i|we)$/u.test(first.lower) && from.lower !== 'i' && to.pos === 'ADJ') return;
    if (split.joint === 'and' && !FEELING.test(lowered(split.felt))) return;
    const mark = stops ? doc.text.slice(last.end, from.start) : ', ';
    if (stops && !/^[.!]+ $/u.test(mark)) return;
    const { opened } = split.opening;
    const felt = doc.text.slice(from.start, to.end);
    const opens = opened(from.lower === 'i' ? felt : lowerOpening(from) + felt.slice(from.text.length));
    const told = stops
      ? doc.text.slice(first.start, last.end)
      : lowerOpening(first) + doc.text.slice(first.end, last.end);
    yield { edits: [{ start: first.start, end: to.end, text: `${opens}${mark}${told}` }] };
  },
};

function isVerdict(words: readonly Token[]): boolean {
  const said = lowered(words);
  if (FEELING.test(said)) return true;
  const [, judged] = VERDICT.exec(said) ?? [];
  if (judged === undefined || words.length > 5) return false;
  return (
    (isJudgement(judged) ||
      /^(?:best|worst|gutted|annoyed|livid|fuming|unreal|unbelievable|shameful|bliss|typical|disgraceful)$/u.test(
        judged,
      )) &&
    !/^(?:hard|easy|simple|fresh|fair|clear|great|cold|warm|dry|slow)$/u.test(said)
  );
}

/** One thing that happened or is so, by itself: no deed of one’s own whose outcome the verdict might be. */
function isTold(words: readonly Token[]): boolean {
  const [subject] = words;
  if (/^an?$/u.test(words.at(-2)?.lower ?? '') && words.at(-1)?.pos !== 'NOUN') return false; // `a friendly, cheerful place`
  const verb = words.findIndex(
    ({ pos, lower }) => pos === 'VERB' || pos === 'AUX' || /^['’](?:s|re|ve|m)$/u.test(lower),
  );
  if (!subject || words.length < 4 || words.length > 16 || verb < 1 || verb > 6) return false;
  if (
    !/^(?:DET|PRON|PROPN|NOUN|ADJ|NUM)$/u.test(subject.pos) ||
    /^(?:i|that|this|you|what|how|who|omg|ugh|wow|aww|haha|ok|okay|hey|lol|yay|hi|so)$/u.test(subject.lower)
  )
    return false;
  return !words.some(
    ({ lower, kind }) => kind === 'emoji' || /^(?:but|although|though|so|because|otherwise|if)$/u.test(lower),
  );
}
