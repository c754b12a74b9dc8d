import type { TokenDraft } from './tokens.js';
import { isInfinitive } from './verbs.js';
import { POSSESSIVES } from './words.js';

/** `lives` → `live`, `watches` → `watch` */
export function bareOf(third: string): string {
  return third.replace(/(?<=ch|sh|ss|x)es$|s$/u, '');
}

/** `this toaster burns everything`, `my aunt lives upstairs`: the one word that can be the verb of a sentence that has no other. */
export function isOnlyVerb(token: TokenDraft, tokens: readonly TokenDraft[], at: number): boolean {
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (
    token.pos !== 'NOUN' ||
    !before ||
    !next ||
    !/^\p{Ll}+[^s]s$/u.test(token.text) ||
    !isInfinitive(bareOf(token.lower))
  )
    return false;
  if (before.pos !== 'NOUN' && before.pos !== 'PROPN' && before.pos !== 'PRON') return false;
  if (
    POSSESSIVES.has(before.lower) ||
    /[^s]s$/u.test(before.lower) ||
    !/^(?:ADV|DET|PRON|ADP|PROPN|ADJ|NUM)$/u.test(next.pos)
  )
    return false;
  const start = tokens.slice(0, at).findLastIndex(({ text, kind }) => /^[.!?…]+$/u.test(text) || kind === 'emoji') + 1;
  const after = tokens.slice(at).findIndex(({ text, kind }) => /^[.!?…,]+$/u.test(text) || kind === 'emoji');
  const sentence = tokens.slice(start, after < 0 ? tokens.length : at + after);
  const [first] = sentence;
  if (!first || tokens.some(({ text }) => text.startsWith('?'))) return false;
  const opens =
    first.pos === 'PROPN' ||
    POSSESSIVES.has(first.lower) ||
    /^(?:the|this|that|a|an|nothing|everything|nobody|everyone|somebody|someone|he|she|it)$/u.test(first.lower);
  return opens && !sentence.some((each) => each !== token && (each.pos === 'VERB' || each.pos === 'AUX'));
}
