import { conjugate, type Doc, neededWords, type Rule, type Token } from '../../../src/plugin.js';
import { endOfWords } from '../../around/end-of-words.js';
import { isOfficial } from '../../around/register.js';
import { inCapitals } from '../../around/style.js';
import { isTimeless } from '../first-clause.js';
import { saysWhen } from '../time-words.js';

const DAYS = ['yesterday', 'last week', 'on Friday', 'last weekend'];

/** What happens on one day. */
const EVENTS =
  /^(?:forget|lose|leave|break|burn|cancel|win|pass|fail|miss|give|steal|crash|spill|arrive|die|call|come|meet|tell|say|act|behave|treat|offer|refuse|raise|sell|buy|drop|reject|accept|promote|fire|shout|yell|lie|hit|damage|ruin|cost|charge|book|order|park|put|adopt|discover|find|ignore|invite|sign|finish|graduate|quit|mess|surprise|help|visit|announce|postpone|delay|release|close|shut|do|play|score|beat|try|take|join|switch|flood|collapse|reschedule|blow)$/u;

export const toldWhen: Rule = {
  about: 'Dates the event that a feeling of the speaker is about',
  expects: { sentiment: 'same' },
  examples: [
    ["I'm so upset that our match got cancelled 😢", "I'm so upset that our match got cancelled yesterday 😢"],
    ["I can't believe they sold my bike!", "I can't believe they sold my bike last week!"],
  ],
  leaves: [
    "I'm glad you came yesterday",
    "I'm glad you are here",
    "I'm glad I know what you said",
    "I can't believe they lived here",
    "I'm sad because he left and now I cry",
    "I'm glad you told me to wait",
    'He left',
    "I'm trying to remember where I put my keys",
  ],
  words: () => neededWords(OPENS),
  *propose(doc) {
    const end = endOfWords(doc);
    const verb = eventTold(doc);
    if (!end || !verb || inCapitals(doc) || isOfficial(doc)) return;
    const on = /\bon (?:\p{L}+ )?\p{L}+$/u.test(doc.text.slice(0, end)); // `on my pots on Friday`
    for (const day of DAYS.filter((each) => !on || !each.startsWith('on ')))
      if (verb.lower !== 'left' || day !== 'last weekend') yield { edits: [{ start: end, end, text: ` ${day}` }] };
  },
};

const OPENS =
  /^i(?: am|['’]m)(?: still)?(?: just)? (?:so |really |very |pretty |absolutely )?(?:(?:glad|happy|relieved|embarrassed|devastated|upset|sad|mad|angry|furious|disappointed|thrilled|thankful|grateful|ashamed|annoyed|heartbroken|gutted|shocked|proud|sorry|excited|frustrated|amazed|surprised|crushed|delighted)(?: (?:that|of|with|by|at|about))?(?: (?:how|what|the way))?) |^i can(?:['’]t|not) believe(?: that| how)? /iu;

/** The event's verb: in the past, the only one after the opening, its subject in front of it. */
function eventTold(doc: Doc): Token | undefined {
  const [opening] = OPENS.exec(doc.text) ?? [];
  if (
    !opening ||
    doc.sentences.length > 1 ||
    doc.tokens.some((token) => saysWhen(token) && !/^(?:birthday|anniversary)$/u.test(token.lower)) ||
    (!isTimeless(doc) && !/\b(?:birthday|anniversary)\b/iu.test(doc.text)) ||
    /[,;:()]/u.test(doc.text)
  )
    return undefined;
  const told = doc.tokens.filter(({ start, kind }) => start >= opening.length && kind === 'word');
  if (!/^(?:i|he|she|they|we|you|my|our|his|her|their|the|someone|somebody|nobody)$/u.test(told[0]?.lower ?? ''))
    return undefined;
  const verbs = told.filter(({ pos }) => pos === 'VERB' || pos === 'AUX');
  const verb = verbs.at(-1);
  if (!verb || verbs.length > 2 || verb === told[0] || !EVENTS.test(verb.lemma)) return undefined;
  const [first] = verbs;
  if (verbs.length === 2 && !/^(?:got|was|were)$/u.test(first?.lower ?? '')) return undefined;
  if (verbs.length === 1 && !(/ed$/u.test(verb.lower) || verb.lower === conjugate(verb.lemma, 'past')))
    return undefined;
  if (verbs.length === 2 && verb.index !== (first?.index ?? 0) + 1) return undefined;
  const after = told.filter(({ index }) => index > verb.index);
  const links = /^(?:that|who|which|because|if|when|while|and|but|or|so|than|i|he|she|they|we|until|not|for|never)$/u;
  return after.some(
    ({ lower, pos }, at) => links.test(lower) || pos === 'SCONJ' || (lower === 'to' && after[at + 1]?.pos === 'VERB'),
  ) || told.some(({ lower }) => /^(?:never|not|n['’]t)$/u.test(lower))
    ? undefined
    : verb;
}
