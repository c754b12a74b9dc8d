import type { Tense, Token } from '../core/doc.js';
import { isAdjective } from './lexicon.js';
import { conjugate } from './verbs.js';
import { AUXILIARIES, BE, HAVE, MODALS } from './words.js';

export interface VerbGroup {
  /** Auxiliaries, then the main verb or copula. */
  readonly words: readonly Token[];
  readonly negation: Token | undefined;
  readonly end: number;
}

/** The verbs from `from` on, with what negates them and where they end; undefined where no finite verb begins there. */
export function verbGroup(tokens: readonly Token[], from: number): VerbGroup | undefined {
  const words: Token[] = [];
  let negation: Token | undefined;
  let end = from;
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token) break;
    const last = words.at(-1);
    if (isAuxiliary(token) && (last === undefined || isAuxiliary(last))) words.push(token);
    else if (token.lemma === 'not' || token.lower === 'never') negation ??= token;
    else if (token.pos === 'ADV' && !/^(?:here|there|home|back|up|out|down|in|off|on|away|over)$/u.test(token.lower))
      continue;
    else if (isAdjectival(last, token, tokens[at + 1])) break;
    else if (isMainVerb(last, token)) {
      words.push(token);
      end = at + 1;
      break;
    } else break;
    if (words.length > 0) end = at + 1;
  }
  const first = words[0];
  return first && (isAuxiliary(first) || words.length === 1) ? { words, negation, end } : undefined;
}

/** Whether the token is the main verb after the auxiliary `last`, or the finite verb where there is none. */
function isMainVerb(last: Token | undefined, token: Token): boolean {
  if (!last) return token.pos === 'VERB' && isFiniteVerb(token);
  const progressive =
    BE.has(last.lower) && /[^aeiou]ing$/u.test(token.lower) && !['ADV', 'PROPN', 'PRON'].includes(token.pos);
  return progressive ? !isAdjective(token.lower) : token.pos === 'VERB' && follows(last, token);
}

function isAuxiliary(token: Token): boolean {
  return token.pos !== 'NOUN' && AUXILIARIES.has(token.lower) && !(token.lower === "'s" && token.pos === 'PART');
}

export function isFiniteVerb(token: Token | undefined): boolean {
  if (!token) return false;
  if (isAuxiliary(token)) return true;
  return token.pos === 'VERB' && !/ing$/u.test(token.lower);
}

/** Whether the verb can follow the auxiliary: `is going`, `has gone`, `would go`; `is great` is a copula with its predicate. */
function follows(auxiliary: Token, verb: Token): boolean {
  if (MODALS.has(auxiliary.lower) || auxiliary.lemma === 'do' || auxiliary.lower === "'ll")
    return verb.lemma === verb.lower;
  return verb.lemma !== verb.lower || conjugate(verb.lemma, 'participle') === verb.lower;
}

/** `was challenging`, `'m impressed with`: a participle used as an adjective is the predicate, not the main verb. */
function isAdjectival(auxiliary: Token | undefined, verb: Token, next: Token | undefined): boolean {
  if (!auxiliary || !BE.has(auxiliary.lower) || next?.lower === 'by') return false;
  return isAdjective(verb.lower) && !(/ing$/u.test(verb.lower) && (next?.pos === 'DET' || next?.pos === 'PRON'));
}

export function tenseOf(finite: Token): Tense {
  const { lower, lemma } = finite;
  if (/^(?:will|'ll|wo|shall)$/u.test(lower)) return 'future';
  if (MODALS.has(lower) || lower === "'d") return 'modal';
  if (/^(?:was|were|had|did)$/u.test(lower)) return 'past';
  if (BE.has(lower) || HAVE.has(lower) || lower === 'do' || lower === 'does' || lower === "'s") return 'present';
  return lemma === lower || conjugate(lemma, 'third') === lower ? 'present' : 'past';
}
