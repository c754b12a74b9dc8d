import { isFirstName, type Token } from '../../src/plugin.js';
import { formsIn } from './verb-forms.js';

export interface LightSubject {
  readonly tokens: readonly Token[];
  readonly head: Token;
  /** Whether it takes `do`, not `does`. */
  readonly plural: boolean;
}

const PRONOUN = /^(?:i|we|he|she|they|it|this|that|someone|somebody|everyone|everybody|everything|you)$/u;
const DETERMINER = /^(?:the|my|our|your|his|her|their|its|a|an|this|that|these|those|some|both)$/u;
const AUX = /^(?:['’](?:ve|s|m|re|ll)|have|has|had|am|is|are|was|were|will)$/u;
const STOPS =
  /^(?:who|which|that|when|if|because|so|but|to|not|n't|never|no|nothing|nobody|how|what|why|time|night|day|week|month|year|weekend|morning|thanks|please)$/u;

/** The subject that begins at a token, up to the first word that may be its verb. */
export function subjectAt(tokens: readonly Token[], at: number): LightSubject | undefined {
  const first = tokens[at];
  if (!first) return undefined;
  if (PRONOUN.test(first.lower) && !(DETERMINER.test(first.lower) && !isVerb(tokens, at + 1)))
    return { tokens: [first], head: first, plural: /^(?:i|we|they|you)$/u.test(first.lower) };
  const opens =
    DETERMINER.test(first.lower) ||
    first.kind === 'number' ||
    (/^\p{Lu}/u.test(first.text) &&
      (first.pos === 'PROPN' ||
        isFirstName(first.text) ||
        /^(?:mum|dad|mr|mrs|ms|dr|grandma|grandpa|grandad|gran|nan|granny|auntie|uncle)$/u.test(first.lower))) ||
    /^(?:mum|mom|dad|gran|nan|grandad|grandma|grandpa|slugs|mice|trains|buses)$/u.test(first.lower) ||
    (first.pos === 'NOUN' && /[^s]s$/u.test(first.lower) && formsIn(first.lower).length === 0);
  if (!opens) return undefined;
  const from = DETERMINER.test(first.lower) ? at + 2 : at + 1;
  for (let end = from; end < Math.min(tokens.length, at + 8); end++) {
    const token = tokens[end];
    if (!token || (token.kind !== 'word' && token.kind !== 'number' && !/^['’]s?$/u.test(token.text))) return undefined;
    if (STOPS.test(token.lower)) return undefined;
    if (!isVerb(tokens, end)) continue;
    const words = tokens.slice(at, end);
    const head = words.find((_, place) => /^(?:ADP)$/u.test(words[place + 1]?.pos ?? '')) ?? words.at(-1);
    return head && { tokens: words, head, plural: isPlural(words, head) };
  }
  return undefined;
}

function isPlural(words: readonly Token[], { lower, lemma }: Token): boolean {
  return (
    words.some((each) => each.lower === 'and') ||
    /^(?:people|children|kids|men|women|mice|police|folks)$/u.test(lower) ||
    (lower !== lemma && /[^s]s$/u.test(lower))
  );
}

/** Whether a finite verb stands here; `play` in `the school play was` is none. */
function isVerb(tokens: readonly Token[], at: number): boolean {
  const [token, next, before] = [tokens[at], tokens[at + 1], tokens[at - 1]];
  if (!token) return false;
  if (/^['’]s$/u.test(token.lower))
    return !next || (next.pos !== 'NOUN' && next.pos !== 'PROPN') || /ing$/u.test(next.lower);
  if (AUX.test(token.lower)) return true;
  if (
    next &&
    (AUX.test(next.lower) || (formsIn(next.lower).some(({ form }) => form === 'past') && next.pos === 'VERB'))
  )
    return false;
  if (before && /^(?:DET|ADJ|ADP)$/u.test(before.pos)) return false;
  const plural =
    before !== undefined &&
    (/[^s]s$/u.test(before.lower) || /^(?:i|we|they|you|people|kids|children)$/u.test(before.lower));
  return formsIn(token.lower).some(({ form }) => form === 'past' || form === (plural ? 'base' : 'third'));
}
