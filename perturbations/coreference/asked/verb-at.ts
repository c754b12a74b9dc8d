import { isInfinitive, type Token } from '../../../src/plugin.js';

/** Base forms that are no nouns. */
const ALWAYS =
  /^(?:be|become|have|exist|contain|consist|belong|occur|appear|survive|understand|know|believe|agree|require|allow|include|receive|achieve|produce|provide|avoid|create|invent|discover|eat|speak|sing|write|die|live|teach|learn|lose|buy|sell|keep|bring|choose|prefer|enjoy|refuse|accept|forget|remember|behave|obtain|remain|begin|lie|lay|grow|carry|marry|arrive|suffer|recognize|recognise|repulse|dislike|stretch|shrink|sink|shoe|melt)$/u;
/** Words after which the one before cannot have been a noun of the same phrase. */
const CLOSED =
  /^(?:the|an?|this|these|his|her|its|their|your|my|our|some|any|every|each|all|both|no|it|them|him|me|us|you|themselves|itself|himself|herself|away|up|out|off|down|back|together|apart|very|so|more|less|better|worse|well|too)$/u;
const STOPS =
  /^(?:,|who|whom|whose|which|that|what|if|when|because|although|while|where|to|than|as|before|after|since)$/u;
/** Before these the subject has not ended. */
const UNFINISHED = /^(?:to|my|your|our|their|its|his|her|whose|and|or|of|the|an?)$/u;

/** Index of the verb after a modal or `do` where only one word can be it; undefined otherwise. */
export function verbAt(tokens: readonly Token[]): number | undefined {
  let at = soleVerb(tokens);
  while (
    at !== undefined &&
    /^(?:also|both|ever|still|often|sometimes|always|really|usually)$/u.test(tokens[at - 1]?.lower ?? '')
  )
    at--;
  return at;
}

function soleVerb(tokens: readonly Token[]): number | undefined {
  for (let at = 2; at < tokens.length; at++) {
    const [token, next] = [tokens[at], tokens[at + 1]];
    if (!token || STOPS.test(token.lower)) return undefined;
    if (!isCandidate(tokens, at)) continue;
    if (mayBeVerb(tokens, at - 1)) return undefined;
    if (ALWAYS.test(token.lower) || (token.lower === 'mean' && next?.lower === 'that')) return at;
    if (!next && at < 4 && tokens.slice(1, at).every(({ pos }, place) => pos === (place < at - 2 ? 'DET' : 'NOUN')))
      return at; // `do snakes | blink`
    if (!next)
      return tokens.slice(1, at).some(({ pos }) => pos === 'ADP') || tokens[at - 1]?.pos !== 'PROPN' ? undefined : at;
    if (CLOSED.test(next.lower) || (/ly$/u.test(next.lower) && next.pos === 'ADV')) return at;
    if (/^\p{Ll}+ing$/u.test(next.text) && next.pos === 'VERB') return at;
    if (next.pos === 'ADJ' && !isInfinitive(next.lower) && tokens[at + 2]) return at;
    if (next.pos === 'ADP' && next.lower !== 'of') return isLater(tokens, at) ? undefined : at;
    if (next.pos === 'PROPN' && token.pos === 'VERB') return at;
  }
  return undefined;
}

/** A base form after a noun or name, as it would stand right after a subject. */
function isCandidate(tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (!before || !token || !/^\p{Ll}+$/u.test(token.text) || /^(?:like|own|well|back|down)$/u.test(token.lower))
    return false;
  if (!isInfinitive(token.lower) && !ALWAYS.test(token.lower)) return false;
  if (UNFINISHED.test(before.lower)) return false;
  if (at === 2 && /^\p{Ll}{3,}$/u.test(before.text) && /^(?:VERB|ADJ)$/u.test(before.pos)) return true;
  return (
    /^(?:NOUN|PROPN|NUM|PRON)$/u.test(before.pos) ||
    /^(?:old|also|both|ever|still|often|always|really)$/u.test(before.lower) ||
    /^['’]s$/u.test(before.text)
  );
}

/** `droppings stay put`: the word before follows a noun and may be the verb itself. */
function mayBeVerb(tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  return at > 1 && before?.pos === 'NOUN' && token?.pos === 'NOUN' && isInfinitive(token.lower);
}

/** Another word further on that could be the verb. */
function isLater(tokens: readonly Token[], from: number): boolean {
  for (let at = from + 1; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token || STOPS.test(token.lower)) return false;
    if (isCandidate(tokens, at)) return true;
  }
  return false;
}
