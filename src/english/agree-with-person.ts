import type { Token } from '../core/doc.js';
import type { Edit } from '../core/types.js';
import { isBareVerb, thirdPerson } from './third-person-verb.js';
import { conjugate, isInfinitive } from './verbs.js';

const BETWEEN = /^(?:never|also|too|always|only|just|still|even|really|so|now|then|not|n't|both)$/u;
const INVERTED = /^(?:was|did|had|could|would|should|can|will|may|might)$/u;

/**
 * The edits that make the verbs of the subject `I` at `at` agree with a name or `she`; undefined where one cannot be
 * told. With `full`, its contraction is written out.
 */
export function agreeWithPerson(tokens: readonly Token[], at: number, full: boolean): Edit[] | undefined {
  const before = tokens[at - 1];
  if (before?.pos === 'AUX') return INVERTED.test(before.lower) ? [] : undefined;
  if (before?.lemma === 'not') return undefined;
  const index = skip(tokens, at + 1);
  const finite = tokens[index];
  if (!finite) return undefined;
  const own = /^['’]/u.test(finite.text) ? uncontracted(tokens, index, full) : agreed(finite);
  const later = own && coordinated(tokens, index);
  return later && [...own, ...later];
}

function skip(tokens: readonly Token[], from: number): number {
  let at = from;
  while (tokens[at] && (tokens[at]?.pos === 'ADV' || BETWEEN.test(tokens[at]?.lower ?? ''))) at++;
  return at;
}

function agreed(verb: Token): Edit[] | undefined {
  const form = thirdPerson(verb);
  if (form.kind === 'unknown') return undefined;
  return form.kind === 'changed' ? [{ start: verb.start, end: verb.end, text: form.text }] : [];
}

/** `I'm` is `she's` or `Dana is`; `I'd` is `she'd`, `Dana would` or `Dana had`, as the verb after it shows. */
function uncontracted(tokens: readonly Token[], at: number, full: boolean): Edit[] | undefined {
  const clitic = tokens[at];
  if (!clitic) return undefined;
  const { start, end } = clitic;
  const ending = clitic.lower.slice(1);
  if (ending === 'm' || ending === 've') {
    const word = ending === 'm' ? 'is' : 'has';
    return [{ start, end, text: full ? ` ${word}` : `${clitic.text[0] ?? "'"}s` }];
  }
  if (!full) return ending === 'd' || ending === 'll' ? [] : undefined;
  if (ending === 'll') return [{ start, end, text: ' will' }];
  const next = tokens[skip(tokens, at + 1)];
  if (ending !== 'd' || !next) return undefined;
  if (next.lower === 'better') return [{ start, end, text: ' had' }];
  if (next.lower === 'rather' || next.lower === next.lemma) return [{ start, end, text: ' would' }];
  return conjugate(next.lemma, 'participle') === next.lower ? [{ start, end, text: ' had' }] : undefined;
}

/** Where the first verb's reach ends: a new subject, a clause with its own, or the end of the sentence. */
const NEW_SUBJECT =
  /^(?:i|you|he|she|it|we|they|there|who|which|that|what|this|these|those|because|if|when|while|where|how|why|whether)$/u;

/** `I hate it and want a refund`: verbs after a coordinator agree too, unless an infinitive in between may own them. */
function coordinated(tokens: readonly Token[], finite: number): Edit[] | undefined {
  const edits: Edit[] = [];
  let owned = isOwner(tokens[finite]);
  for (let at = finite + 1; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token || /^[.!?;:…]+$|^[-–—]+$/u.test(token.text)) break;
    if (NEW_SUBJECT.test(token.lower) && token.lower !== 'this' && token.lower !== 'that') break;
    if (token.lower === 'to' || token.lower === 'let' || token.lower === 'make') owned = false;
    if (!/^(?:and|but|or|yet|then)$|^,$/u.test(token.lower)) continue;
    const place = skip(tokens, at + 1);
    const verb = tokens[place];
    if (!verb) continue;
    if (isDoubtful(verb, tokens[place + 1])) return undefined;
    if (!isBareVerb(verb)) continue;
    const auxiliary = /^(?:am|have|do)$/u.test(verb.lower);
    if (!owned && !(auxiliary && verb.lower === 'am')) return undefined;
    const edit = agreed(verb);
    if (!edit) return undefined;
    edits.push(...edit);
  }
  return edits;
}

/** A finite main verb or copula rules the verbs coordinated with it; after a modal or `do` they may be bare. */
function isOwner(finite: Token | undefined): boolean {
  return (
    finite !== undefined &&
    (finite.pos === 'VERB' || /^(?:am|'m|have|'ve|was|had)$/u.test(finite.lower.replace('’', "'")))
  );
}

/** `love cooking and work hard`: tagged as a noun, used as a verb. */
function isDoubtful({ pos, lower }: Token, next: Token | undefined): boolean {
  return pos === 'NOUN' && isInfinitive(lower) && /^(?:DET|PRON|ADJ|ADV|PART|PROPN|ADP)$/u.test(next?.pos ?? '');
}
