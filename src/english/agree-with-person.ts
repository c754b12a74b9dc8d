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
  const own = /^['’]/u.test(finite.text) ? uncontracted(tokens, finite, index, full) : agreed(finite);
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
function uncontracted(tokens: readonly Token[], clitic: Token, at: number, full: boolean): Edit[] | undefined {
  const { start, end, lower, text } = clitic;
  const ending = lower.slice(1);
  if (ending === 'm' || ending === 've') {
    const word = ending === 'm' ? 'is' : 'has';
    const owns = ending === 've' && /^(?:no|an?|the|some)$/u.test(tokens[skip(tokens, at + 1)]?.lower ?? ''); // `he's no idea` would be read as `is`
    return [{ start, end, text: full || owns ? ` ${word}` : `${text.slice(0, 1)}s` }];
  }
  if (!full) return ending === 'd' || ending === 'll' ? [] : undefined;
  if (ending === 'll') return [{ start, end, text: ' will' }];
  const next = tokens[skip(tokens, at + 1)];
  if (ending !== 'd' || !next) return undefined;
  if (next.lower === 'better') return [{ start, end, text: ' had' }];
  if (next.pos === 'DET') return undefined; // `I'd a feeling that …`
  if (next.lower === 'rather' || next.lower === next.lemma) return [{ start, end, text: ' would' }];
  return conjugate(next.lemma, 'participle') === next.lower ? [{ start, end, text: ' had' }] : undefined;
}

/** Where the first verb's reach ends: a new subject, a clause with its own, or the end of the sentence. */
const NEW_SUBJECT = /^(?:i|he|she|we|they|who|which|what|because|if|when|while|where|how|why|whether)$/u;
/** These may be objects and adverbs too: subjects where a verb follows. */
const SOMETIMES_SUBJECT = /^(?:you|it|there|this|that|these|those)$/u;

/** `I hate it and want a refund`: verbs after a coordinator agree too, unless an infinitive in between may own them. */
function coordinated(tokens: readonly Token[], finite: number): Edit[] | undefined {
  const edits: Edit[] = [];
  let owned = isOwner(tokens[finite]);
  for (let at = finite + 1; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token || /^[.!?;:…]+$|^[-–—]+$/u.test(token.text)) break;
    if (isNewSubject(token, tokens[at + 1])) break;
    if (token.lower === 'to' || token.lower === 'let' || token.lower === 'make') owned = false;
    if (!/^(?:and|but|or|yet|then)$|^,$/u.test(token.lower)) {
      if (isBareVerb(token)) owned = false;
      continue;
    }
    const place = skip(tokens, at + 1);
    const verb = tokens[place];
    if (!verb) continue;
    if (isDoubtful(verb, tokens[place + 1])) return undefined;
    if (edits.length > 0 && verb.pos === 'NOUN' && verb.lower === verb.lemma) return undefined;
    if (!isBareVerb(verb)) continue;
    const auxiliary = /^(?:am|have|do)$/u.test(verb.lower);
    if (!owned && !(auxiliary && verb.lower === 'am')) return undefined;
    const edit = agreed(verb);
    if (!edit) return undefined;
    edits.push(...edit);
    at = place;
  }
  return edits;
}

function isNewSubject({ lower }: Token, next: Token | undefined): boolean {
  return NEW_SUBJECT.test(lower) || (SOMETIMES_SUBJECT.test(lower) && (next?.pos === 'AUX' || next?.pos === 'VERB'));
}

/** A finite main verb or copula rules the verbs coordinated with it; after a modal or `do` they may be bare. */
function isOwner(finite: Token | undefined): boolean {
  return (
    finite !== undefined &&
    (finite.pos === 'VERB' || /^(?:am|'m|have|'ve|was|had)$/u.test(finite.lower.replace('’', "'")))
  );
}

const OBJECT = /^(?:it|them|me|my|mine|myself|him|her|his|us|you|your|our|their|the|an?|this|these|those)$/u;

/** `love cooking and work hard`, `now regret it`: not tagged as a verb, used as one. */
function isDoubtful({ pos, lower, lemma, kind }: Token, next: Token | undefined): boolean {
  if (kind !== 'word' || !next || lower.endsWith('ing') || !/^(?:NOUN|ADJ|ADP|SCONJ|X)$/u.test(pos) || lower !== lemma)
    return false;
  if (pos !== 'ADP' && pos !== 'SCONJ' && OBJECT.test(next.lower)) return true;
  return isInfinitive(lower) && /^(?:DET|PRON|ADJ|ADV|PART|PROPN|ADP)$/u.test(next.pos);
}
