import type { Token } from '../../../src/plugin.js';

export const PARTICIPLE = /(?:[^e]ed|wn|rn|en|ought|aught|lt|ld|ung|unk|eft|ost|uilt|ade|ut|et)$/u;

/** `as heavy as …`, `older than …`, `more expensive than …`. */
export function isComparison(tokens: readonly Token[], at: number): boolean {
  const [token, next, third] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (token?.lower === 'as') return third?.lower === 'as' && /^(?:ADJ|ADV)$/u.test(next?.pos ?? '');
  if (/^(?:more|less)$/u.test(token?.lower ?? ''))
    return (next?.pos === 'ADJ' && third?.lower === 'than') || (next?.lower === 'than' && tokens[1]?.lower === 'the');
  return (
    /^\p{Ll}{2,}er$/u.test(token?.text ?? '') &&
    token?.pos !== 'NOUN' &&
    (next?.lower === 'than' || (next?.lower === 'to' && tokens[at + 3]?.lower === 'than'))
  );
}

/** `Is thirty minutes enough to …`; in `Is the lake shallow enough for …` the word before it belongs to it. */
export function isEnough(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (before && before.lower === before.lemma && before.pos !== 'NUM') return false;
  return tokens[at]?.lower === 'enough' && /^(?:to|for)$/u.test(tokens[at + 1]?.lower ?? '');
}

/** `a fine cancelled automatically`, `a fever regarded as`: nothing after it could be said of the subject instead. */
export function isDone(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token?.pos !== 'VERB' || !PARTICIPLE.test(token.lower) || !next) return false;
  if (tokens.slice(1, at).some(({ pos }) => pos === 'VERB')) return false;
  const sure = /^(?:as|by|when|if|before|after)$/u.test(next.lower) || (next.pos === 'ADV' && /ly$/u.test(next.lower));
  if (!sure) return next.pos === 'ADP' && next.lower !== 'of' && isSoleWithPlace(tokens, at);
  return !tokens
    .slice(at + 1)
    .some(({ pos, lower }, index) => pos === 'VERB' && PARTICIPLE.test(lower) && tokens[at + index]?.pos !== 'AUX');
}

/** `the press with movable type | used in Europe before …`: the subject has a phrase of its own already, and nothing else follows. */
function isSoleWithPlace(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:was|were)$/u.test(tokens[0]?.lower ?? '') || tokens[1]?.lower !== 'the') return false;
  if (!tokens.slice(2, at).some(({ pos, lower }) => pos === 'ADP' && lower !== 'of')) return false;
  const end = tokens.findIndex(({ lower }, index) => index > at && /^(?:before|after|when|while|by)$/u.test(lower));
  if (end < 0) return false;
  return !tokens
    .slice(at + 1, end)
    .some(
      ({ pos }, index, rest) =>
        /^(?:NOUN|PROPN|NUM)$/u.test(pos) && /^(?:DET|ADJ|VERB|ADV|PRON)$/u.test(rest[index + 1]?.pos ?? ''),
    );
}
