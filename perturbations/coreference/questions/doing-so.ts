import { animacyOf, type Doc, matches, type Rule } from '../../../src/plugin.js';
import { isLonger } from '../../around/only-if.js';
import { endsAsPerson } from '../common-anaphor.js';

/** `this` or `that` of which it is asked whether it is safe, or a way to reach something. */
const WAY =
  /(?<before>[.;] (?:is|was|would) )(?<this>this|that)(?<rest> (?:be )?(?:(?:generally|usually|normally|really|still|likely to be|perfectly|entirely|completely) )?(?:(?:safe|unsafe|dangerous|risky|harmful|harmless|hazardous|wise|unwise|sensible|advisable|foolish|reckless|honest|dishonest|polite|rude|unethical|ethical|cruel|wasteful|healthy|unhealthy)\b(?! (?:place|sign|idea|plan|claim|dose|amount))|as (?:safe|dangerous|risky|wise|healthy|effective|polite) as [a-zà-ž]+ing\b|(?:an?|the) (?:(?:[a-zà-ž]+ly )?[a-zà-ž]+ )?way (?:to|of|for [a-zà-ž]+ to)\b)[^?]*\?\s*)$/iu;
/** The same of what it can bring about. */
const BRINGS =
  /(?<before>[.;] (?:will|would|could|can|might|may) )(?<this>this|that)(?<rest> (?:likely |probably |easily |also |still |really |in fact )?(?:help|start|solve|cause|make|give|hurt|damage|harm|ruin|spoil|save|improve|prevent|speed|keep|protect|kill|cost|work|put|lead to|pose|break|warp|crack|burn)\b[^?]*\?\s*)$/iu;

/** What somebody does on purpose is taken up as a deed. */
export const doingSo: Rule = {
  about: 'Takes up what somebody does or wants to do by “doing so” where it is asked how safe or useful that is',
  expects: { 'yes-no': 'same' },
  examples: [
    [
      'A waiter wants to dry his boots in the oven; is this a safe way to warm them?',
      'A waiter wants to dry his boots in the oven; is doing so a safe way to warm them?',
    ],
    [
      'I want to hang my wet coat over the stove. Could this start a fire?',
      'I want to hang my wet coat over the stove. Could doing so start a fire?',
    ],
  ],
  leaves: [
    'A tree hangs over the stove. Is this safe?',
    'A porter is afraid of the stove. Is this wise?',
    'A porter keeps the rags in a heap. Is this a safe heap?',
    'A porter keeps the rags in a heap. Is that a safe thing to do?',
    'A porter has burned his hand. Could this help him?',
    'A porter puts out the stove and the maid sleeps. Is this safe?',
    'A porter says that owls can read. Is this wise?',
  ],
  words: () => ['this', 'that'],
  onlyIf: (doc) => isLonger(doc) && (matches(doc, WAY) || matches(doc, BRINGS)),
  *propose(doc) {
    const { text, sentences } = doc;
    const found = WAY.exec(text) ?? BRINGS.exec(text);
    const { before = '', this: word = '', rest = '' } = found?.groups ?? {};
    if (!found || sentences.length > 2 || /\bdoing\b|\b(?:thing|this|that|place)\b/u.test(rest)) return;
    const told = text.slice(0, found.index);
    if (!isDeed(doc, told) || OFF.test(told)) return;
    const start = found.index + before.length;
    yield { edits: [{ start, end: start + word.length, text: 'doing so' }] };
  },
};

/** Somebody does it: the word before the verb says who. */
function isDeed({ tokens }: Doc, told: string): boolean {
  const who = DEED.exec(told)?.groups?.['who']?.trim();
  const at = tokens.findIndex(({ end }) => end === told.length - told.trimStart().length + (who?.length ?? -1));
  if (who === undefined || at < 0) return false;
  const head = tokens
    .slice(0, at + 1)
    .find(({ pos, lower }, index) => index > 0 && (pos === 'NOUN' || OWN.test(lower)));
  const first = OWN.test(tokens[0]?.lower ?? '') ? tokens[0] : head;
  if (!first) return false;
  return OWN.test(first.lower) || animacyOf(first.lower) === 'person' || endsAsPerson(first.lower);
}
const OWN = /^(?:i|we|you|someone|somebody)$/u;

/** What is wanted or done: an active verb, at the end of which no other subject comes. */
const DEED =
  /^(?<who>(?:An?|The|My|Our|Your|Someone|Somebody|I|We|You)\b[^,;]*? )(?:wants? to|plans? to|is about to|intends? to|decides? to|would like to|tries to|keeps?|puts?|drinks?|eats?|uses?|mixes|pours?|throws?|stores?|leaves?|lights?|sprays?|takes?|cuts?|cleans?|washes|dries|cooks?|heats?|hangs?|drops?|burns?|prunes?|comes up|folds?|rotates|replaces?|cleaned|left|mixed|put|poured|stored|kept|threw|used|drank) /iu;

/** Somebody else comes in, or it is not what is done that is asked about. */
const OFF =
  /\b(?:says?|claims?|believes?|thinks?|insists?|hopes?|asks?|tells?|told|warns?|not|nobody|whether|if)\b|, (?:so|but|yet|which)\b|\b(?:and|but) (?:the|his|her|its|their|my|our|an?|it|they|he|she)\b/iu;
