import { type Doc, perDoc, type Token } from '../../../src/plugin.js';
import { says } from '../../around/says.js';
import { inCapitals } from '../../around/style.js';
import { namesWeekday, saysWhen } from '../time-words.js';

const AUXILIARY = '(?:is|are|was|were|do|does|did|can|could|would|will|should|shall|has|have|had|must|may|might)';
const INVERTED = new RegExp(`^${AUXILIARY}(?:n['’]t)?\\b`, 'iu');
const INVERTED_AFTER = new RegExp(`^(?!who|what|when did|where|why|how|which)[^?]*,\\s*${AUXILIARY}\\b`, 'iu');
const WH = /^(?:who|whom|whose|what|where|why|how|which)\b/iu;

/** What the time of asking may do to a question. */
export interface AskedAs {
  /** The opening reports a question asked before, so that `I` and `now` in it would mean others. */
  readonly reported: boolean;
  /** The opening says nothing of the past, so that `yesterday` in what comes before the question stays possible. */
  readonly now?: boolean;
}

/** Where an opening that says when the question is asked may stand; undefined where it could change the time asked about. */
export function questionStart(doc: Doc, asked: AskedAs): Token | undefined {
  const last = doc.sentences.at(-1);
  const [first] = doc.tokens;
  if (!last || !first || inCapitals(doc) || !isAsked(doc, last.text)) return undefined;
  const before = doc.sentences.slice(0, -1);
  if (before.some(({ kind, text }) => kind.endsWith('question') || /\?/u.test(text))) return undefined;
  if (deicticIn(doc).some((token) => !(asked.now && isOfBefore(token, last.start)))) return undefined;
  if (asked.reported && (isPersonal(doc) || isAddressed(doc))) return undefined;
  if (before.length === 0) return first;
  if (
    before.some(({ text }) => /\b(?:outside|degrees|raining|snowing|dark|hungry|open|closed|right now)\b/iu.test(text))
  )
    return undefined;
  const supposed = /^(?:suppose|imagine|say|assume|picture|let['’]s say|you(?:['’]re| are| have)?)\b/iu.test(doc.text);
  if (asked.reported && !supposed) return undefined;
  return supposed ? first : last.tokens[0];
}

function isAsked({ text }: Doc, last: string): boolean {
  const sentence = last.trim();
  const marked = /\?["”]?\s*(?:\p{Extended_Pictographic}\s*)*$/u.test(text.trim());
  if (WH.test(sentence)) return false;
  return INVERTED.test(sentence) ? marked || !/[.!?]$/u.test(sentence) : marked && INVERTED_AFTER.test(sentence);
}

const OWN = /^(?:i|me|my|mine|we|us|our)$/u;

/** Asked on the speaker's own account. */
export const isPersonal = perDoc((doc: Doc): boolean => {
  return says(doc, OWN);
});

/** `Do you ship to Peru?`: asked of those who read it, or of something at hand; `Can you fry ice?` is asked of anyone. */
export const isAddressed = perDoc(({ tokens }: Doc): boolean => {
  const [first, second, third] = tokens;
  if (/^(?:this|these|your|yours)$/u.test(second?.lower ?? '') || third?.lower === 'guys') return true;
  if (second?.lower === 'it') return /^(?:do|does|did|has|will)$/u.test(first?.lower ?? '');
  return second?.lower === 'you' && /^(?:do|did|have|will|are)$/u.test(first?.lower ?? '') && third?.lower !== 'likely';
});

const DEICTIC: ReadonlySet<string> = new Set(
  'today tonight tomorrow yesterday now nowadays currently presently lately recently soon ago upcoming anymore'.split(
    ' ',
  ),
);
const NEAR: ReadonlySet<string> = new Set(['this', 'next', 'last']);

/** The words that mean another time then. */
const deicticIn = perDoc((doc: Doc) => doc.tokens.filter((token) => isDeictic(doc, token)));

/** Whether the word means another time when another person says it, or says it later. */
function isDeictic({ tokens }: Doc, token: Token): boolean {
  if (DEICTIC.has(token.lower)) return true;
  if (namesWeekday(token) && !/^\p{Lu}/u.test(token.text)) return true;
  if (!NEAR.has(token.lower)) return false;
  const next = tokens[token.index + 1];
  return next !== undefined && saysWhen(next) && !/^centur/u.test(next.lower);
}

/** A past or future day in what is told before the question. */
function isOfBefore(token: Token, question: number): boolean {
  return token.end <= question && /^(?:yesterday|ago|last|next|tomorrow|recently)$/u.test(token.lower);
}
