import type { Token } from '../core/doc.js';
import { nounPhraseEnd } from './noun-phrases.js';

/** The end of the noun phrase or bare number (`the bombs of 1945`) at `from`. */
export function phraseEnd(tokens: readonly Token[], from: number): number | undefined {
  const end = nounPhraseEnd(tokens, from);
  if (end !== undefined) return hidesComparative(tokens, from, end) || hidesNoun(tokens, from, end) ? undefined : end;
  return /^\d/u.test(tokens[from]?.text ?? '') ? from + 1 : undefined;
}

/** `microbes briefer than`: a comparative that was taken for the noun before `than`. */
function hidesComparative(tokens: readonly Token[], from: number, end: number): boolean {
  return end - 1 > from && tokens[end]?.lower === 'than' && /\p{L}{2,}er$/u.test(tokens[end - 1]?.lower ?? '');
}

/** `Scots part French`: a common noun between names is the predicate's. */
export function hidesNoun(tokens: readonly Token[], from: number, end: number): boolean {
  const tags = tokens
    .slice(from, end)
    .map(({ pos, text }) => (/^\p{Ll}/u.test(text) ? pos : pos === 'PROPN' ? 'N' : pos));
  return `${tags.join(' ')} `.includes('N NOUN N ');
}

/** Nouns in -ing, after which nothing need be done by anybody. */
export const NOUN_IN_ING =
  /^(?:building|wedding|meeting|painting|ceiling|king|ring|wing|string|spring|morning|evening|thing|clothing|training|housing|beginning|ending|meaning|opening|being|offspring|sibling|pudding|earring|lightning|duckling|ranking|ruling|setting|recording|crossing|uprising|landing|rising|engineering|marketing|programming|skating|boxing|racing|swimming|skiing|surfing|fishing|cooking|writing|reading|singing|dancing|hunting)$/u;
