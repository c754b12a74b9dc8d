import { type Doc, matches, perDoc, type Token } from '../../src/plugin.js';
import { isNegator } from './asked.js';
import { type Cue, cueOf, cuesIn } from './cue.js';

export interface Mood {
  readonly polarity: 'positive' | 'negative';
  readonly cues: readonly Cue[];
}

/** Words under which a cue may not hold, or by which it is weighed against something. */
const UNSURE: ReadonlySet<string> = new Set(
  'if|would|could|should|wish|wished|hope|hopes|hoped|hoping|expect|expected|expecting|might|may|maybe|unless|used|almost|nearly|too|less|least|than|though|although|however|despite|somehow|yet|until|before|ask|asked|asks|why|whether|supposedly|apparently|except|enough|mixed|otherwise'.split(
    '|',
  ),
);
/** In a longer text also what one leans to and fro by. */
const SWAYS: ReadonlySet<string> = new Set([...UNSURE, 'but', 'dreading', 'terrified', 'nervous']);
const GLAD = /[😀😃😄😁😆😊🙂😋😍🥰🥳🤩😎🎉🙌💖💕❤🥹😂🤗🏆]/u;
const SORRY = /[😞😟😠😡😢😣😤😥😦😧😨😩😫😭😰😱🙁☹😖😒🙄💔🤬🤢🤮😔😓👎🤦😕]/u;

/** The label that every cue in the text points to; undefined where they differ, are denied, doubted or missing. */
export const moodOf = perDoc(({ text, tokens, sentences }: Doc): Mood | undefined => {
  if (text.includes('?') || /["“”«»]/u.test(text)) return undefined;
  const cues = cuesIn(tokens);
  const [first] = cues;
  if (!first || cues.some(({ polarity: each }) => each !== first.polarity)) return undefined;
  if (first.polarity === 'positive' ? SORRY.test(text) : GLAD.test(text)) return undefined;
  const shaky = sentences.some(
    (sentence) =>
      sentence.tokens.some((token) => UNSURE.has(token.lower)) &&
      cues.some(({ token }) => sentence.tokens.includes(token)),
  );
  const but = tokens.findLast(({ lower }) => lower === 'but');
  if (but && !cues.some(({ token }) => token.index > but.index)) return undefined;
  return shaky || cues.some(({ token }) => isDenied(tokens, token)) ? undefined : { polarity: first.polarity, cues };
});

/**
 * The label that a longer text leans to: of the cues that are neither denied nor doubted, and its emoji, all point one way
 * and one stands in its last two sentences.
 */
export const leaningOf = perDoc((doc: Doc): 'positive' | 'negative' | undefined => {
  const { text, tokens, sentences } = doc;
  if (text.includes('?') || /["“”«»]/u.test(text)) return undefined;
  const sure = sentences.flatMap((sentence) =>
    sentence.tokens.some((token) => SWAYS.has(token.lower))
      ? []
      : cuesIn(sentence.tokens).filter(({ token }) => !isDenied(tokens, token)),
  );
  const seen = new Set<'positive' | 'negative'>(sure.map(({ polarity: each }) => each));
  if (matches(doc, GLAD)) seen.add('positive');
  if (matches(doc, SORRY)) seen.add('negative');
  const [only, other] = seen;
  if (only === undefined || other !== undefined) return undefined;
  const late = sentences.slice(-2).flatMap((sentence) => sentence.tokens);
  const shown = sure.some(({ token }) => late.includes(token)) || matches(doc, GLAD) || matches(doc, SORRY);
  const against = tokens.some((token) => cueOf(token)?.polarity === only && isDenied(tokens, token));
  return shown && !against ? only : undefined;
});

const UNDOES = new Set(['without', 'stop', 'stopped']);

/** Up to five words before a cue a negation may reach it. */
function isDenied(tokens: readonly Token[], { index: at }: Token): boolean {
  return tokens.slice(Math.max(0, at - 5), at).some((token) => isNegator(token) || UNDOES.has(token.lower));
}

/** No word or emoji that carries a label, no question, no denial: plain information. `aside` may be a word that colours elsewhere. */
export function isPlain({ text, tokens }: Doc, aside?: Token): boolean {
  return (
    !/[?!"“”]|\.\.\./u.test(text) &&
    !GLAD.test(text) &&
    !SORRY.test(text) &&
    !tokens.some(
      (token) => cueOf(token) !== undefined || isNegator(token) || (COLOURED.test(token.lower) && token !== aside),
    )
  );
}

/** What colours a text though it has no label of its own. */
const COLOURED =
  /^(?:so|too|very|really|such|quite|always|again|finally|still|even|only|just|better|worse|weird|sweet|ugh+|lol|yay|wow|omg|haha+|please|thanks|thank|sorry|hope|wish|want|worth|kind|free|dream|well|cheap|fast|slow|cold|stuck|miss|problem|problems|issue|issues|trouble|complaint|waiting|wait|dark|help|special|favorite|favourite|new|like|likes|liked|praised|complained|perfectly|smoothly)$/u;
