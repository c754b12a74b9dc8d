import { conjugate, type Doc, type Edit, type Rule, type Sentence, type Token } from '../../../src/plugin.js';
import { isGrave } from '../../around/register.js';
import { isNegator } from '../asked.js';
import { toneOf } from '../closings/tone.js';
import { cuesIn } from '../cue.js';
import { leaningOf } from '../mood.js';
import { isSubject, tellingOf } from './telling.js';

export const notOnlyBoth: Rule = {
  about:
    'Two good or two bad deeds told in any prose are joined: “had misled her clients and spent their savings” → “had not only misled her clients but also spent their savings”',
  expects: { sentiment: 'same' },
  examples: [
    [
      'The tribunal found that the firm had misled its pilots and had wasted their savings.',
      'The tribunal found that the firm had not only misled its pilots but had also wasted their savings.',
    ],
    [
      'The inspector praised the cooks for their spotless kitchen and awarded them the top mark.',
      'The inspector not only praised the cooks for their spotless kitchen but also awarded them the top mark.',
    ],
    [
      'The remake insults its audience and never explains its own plot.',
      'The remake not only insults its audience but never explains its own plot.',
    ],
  ],
  leaves: [
    'The firm lost the tender and was sold.',
    'The inspector praised the cooks and the gardeners and awarded them a mark.',
    'The firm ignored the engineers who warned it and begged for time.',
    'The cooks won a prize and left.',
    'The firm had not misled its pilots and had paid their savings.',
    'The firm misled its pilots but paid and fed them.',
    'The firm carried the crates and weighed them.',
    'Three pilots died after the firm ignored the warnings and cancelled the checks.',
    'The firm ignored the warnings, cancelled the checks and lost two ships.',
    'They saved for years and bought a boat.',
    'The court held that the firm had misled its pilots and condemned its conduct as shameful.',
  ],
  words: () => ['and'],
  *propose(doc) {
    if (!/\band\b/u.test(doc.text) || /["“”?]/u.test(doc.text) || isGrave(doc)) return;
    for (const sentence of doc.sentences) {
      const edits = joined(doc, sentence);
      if (edits) yield { edits };
    }
  },
};

/** What bars or binds: a relative clause or a condition before `and`, and anything weighed behind it. */
const BINDS =
  /^(?:that|which|who|whom|whose|how|what|where|when|if|while|because|as|but|or|so|not|never|nor|either|only|even|also|then|although|though|than|until|before|after|since|to|and)$/u;
const WEIGHS = /^(?:but|or|so|not|nor|although|though|because|and|too|instead|then|again|if)$/u;
/** What comes of the first deed, or after it. */
const LATER =
  /^(?:be|have|do|go|come|get|find|say|tell|ask|add|return|celebrate|thank|cry|apologise|apologize|smile|must|will|can|start|begin|stop|decide|need|want|try|drive|walk|run|sit|watch|see|hear|call|wait|give|turn|move|become|end|close|receive)$/u;

/** What others did is told behind it. */
const FOUND = /^(?:found|said|ruled|held|heard|showed|reported|told|says|concluded)$/u;

function joined(doc: Doc, sentence: Sentence): readonly Edit[] | undefined {
  const { tokens } = sentence;
  const ands = tokens.filter(({ lower }) => lower === 'and');
  const [and] = ands;
  if (!and || ands.length > 1 || sentence.kind !== 'statement') return undefined;
  const next = tokens.find(({ start }) => start > and.start);
  if (!/^ha[sd]$/u.test(next?.lower ?? '') && tokens.some(({ lower, end }) => end < and.start && FOUND.test(lower)))
    return undefined; // whose deed the second is
  const verb = tokens.find((each, at) => each.start < and.start && isDeed(each) && isSubject(tokens.slice(0, at)));
  const told = verb && tellingOf(verb.lemma);
  if (!verb || !told) return undefined;
  const one = tokens.filter(({ start }) => start > verb.start && start < and.start);
  const other = tokens.filter(({ start, text }) => start > and.start && !/^[.!]+$/u.test(text));
  const closed = [...one, ...other].some(({ kind }) => kind === 'punctuation');
  if (closed || one.length === 0 || one.length > 14 || other.length < 3) return undefined;
  if (one.some(({ lower }) => BINDS.test(lower)) || /^(?:for|up|out|down|off|to|rate)$/u.test(one[0]?.lower ?? ''))
    return undefined;
  return other.some(({ lower }) => WEIGHS.test(lower)) ? undefined : set(doc, tokens, verb, told, and, other);
}

/** A telling verb of the past or in -s, which the reader of the text may take for a noun. */
const isDeed = ({ lemma, lower, kind }: Token): boolean =>
  kind === 'word' && tellingOf(lemma) !== undefined && lower !== lemma && !/ing$|^lay$/u.test(lower);

const formOf = (verb: Token, form: 'past' | 'third' | 'participle', said: Token): boolean =>
  said.lower === conjugate(said.lemma, form) && said.lower !== said.lemma && verb.lemma !== verb.lower;

function set(
  doc: Doc,
  tokens: readonly Token[],
  verb: Token,
  told: 'positive' | 'negative',
  and: Token,
  other: readonly Token[],
): readonly Edit[] | undefined {
  const at = tokens.indexOf(verb);
  const led = /ly$/u.test(tokens[at - 1]?.lower ?? '') ? 1 : 0;
  const had = /^(?:has|have|had)$/u.test(tokens[at - 1 - led]?.lower ?? '') ? tokens[at - 1 - led] : undefined;
  const again = had !== undefined && other[0]?.lower === had.lower;
  const [opens, behind] = again ? other.slice(1) : other;
  const adverb = opens !== undefined && (/ly$/u.test(opens.lower) || /^(?:never|even)$/u.test(opens.lower));
  const second = adverb ? behind : opens;
  if (
    !opens ||
    !second ||
    (LATER.test(second.lemma) &&
      opens.lower !== 'never' &&
      !(second.lower === 'found' && /^(?:us|me)$/u.test(other[1]?.lower ?? '')))
  )
    return undefined;
  const form = had
    ? 'participle'
    : verb.lower.endsWith('s') && verb.lower === conjugate(verb.lemma, 'third')
      ? 'third'
      : 'past';
  const sure = second.pos === 'VERB' || tellingOf(second.lemma) !== undefined || opens.lower === 'never';
  if (had && !again && !sureBehindHad(second)) return undefined;
  const clash = told === 'positive' ? 'negative' : 'positive';
  if (!sure || !formOf(verb, form, second) || (opens.lower !== 'never' && tellingOf(second.lemma) === clash))
    return undefined;
  const denied = opens.lower === 'never';
  if (leaningOf(doc) === clash || (!denied && other.some(isNegator))) return undefined;
  if (!denied && cuesIn(other).some(({ polarity }) => polarity === clash)) return undefined;
  if (MILD.test(verb.lemma) && (toneOf(doc) ?? leaningOf(doc)) !== told) return undefined;
  const start = (led ? tokens[at - 1] : verb)?.start ?? verb.start;
  const also = denied || opens.lower === 'even' ? '' : ' also';
  const end = again ? (other[0]?.end ?? and.end) : and.end;
  return [
    { start, end: start, text: 'not only ' },
    { start: and.start, end, text: again ? `but ${had.lower}${also}` : `but${also}` },
  ];
}

/** Good or bad only where the text says so. */
const MILD =
  /^(?:greet|pack|spot|answer|remember|warm|bring|know|listen|treat|send|pay|draw|offer|keep|feed|arrive|protect|suit|recover|fix|repair|replace|explain|teach|lend|carry|win|clear|fold|welcome|free|refund|restore|double|block|wake|burn|peel|crack|split|freeze|flood|delay|cancel|break|lose|forget|smell|reject|abandon|repeat|drag|rush|mend|solve|strengthen|improve|cause|tear)$/u;

/** `found that he had lied and ordered him to pay`: who ordered? */
const sureBehindHad = ({ lemma }: Token): boolean => tellingOf(lemma) !== undefined || lemma === 'leave';
