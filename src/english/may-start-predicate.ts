import type { Token } from '../core/doc.js';
import { isParticiple } from './participle.js';

export function canStartPredicate(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (!before) return false;
  return (
    !/^(?:to|my|your|our|their|its|his|her)$/u.test(before.lower) &&
    !['DET', 'ADP', 'ADJ'].includes(before.pos) &&
    !(before.pos === 'NUM' && before.kind === 'word' && tokens[at]?.pos === 'NOUN') &&
    !endsPhrase(tokens, at) &&
    !/^['’]s?$/u.test(before.text) &&
    !opensQuote(tokens, at - 1)
  );
}

/** `oil to cling wrap`, `cows fed only grass`: the object of a verb of the subject's own. */
export function isObjectInside(tokens: readonly Token[], at: number): boolean {
  const [to, before, token] = [tokens[at - 2], tokens[at - 1], tokens[at]];
  if (!token || !before || !to) return false;
  if (before.lower === 'only' && isParticiple(to)) return true;
  return token.pos === 'NOUN' && to.lower === 'to' && before.pos === 'VERB';
}

/** `during a boat ride`: a noun after an article and a noun, both after a preposition. */
export function endsCompound(tokens: readonly Token[], at: number): boolean {
  const before = [tokens[at - 3], tokens[at - 2], tokens[at - 1], tokens[at]].map((token) => token?.pos).join(' ');
  return before === 'ADP DET NOUN NOUN';
}

/** `to the south pole`: only adjectives and adverbs between it and an article after a preposition. */
function endsPhrase(tokens: readonly Token[], at: number): boolean {
  let back = at - 1;
  while (tokens[back]?.pos === 'ADJ' || tokens[back]?.pos === 'ADV') back--;
  return tokens[back]?.pos === 'DET' && tokens[back - 1]?.pos === 'ADP';
}

/** Whether the token is a quotation mark that opens. */
function opensQuote(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text === '“') return true;
  return tokens[at]?.text === '"' && tokens.slice(0, at).filter((token) => token.text === '"').length % 2 === 0;
}
