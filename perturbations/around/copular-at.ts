import type { Token } from '../../src/plugin.js';
import { afterRelative } from './after-relative.js';

/** Words that open a clause of the subject’s own. */
export const RELATIVE = /^(?:that|who|whose|which|whom|where|when|if|because|while|as|and|or)$/u;

/** Index of what is said of the subject after `be`; undefined where more than one place could be it. */
export function copularAt(words: readonly Token[]): number | undefined {
  const after = afterRelative(words);
  if (after !== undefined) return after;
  const than = words.findIndex(({ lower }) => lower === 'than');
  const compared =
    than > 2
      ? /er$/u.test(words[than - 1]?.lower ?? '')
        ? than - 1
        : /^(?:more|less)$/u.test(words[than - 2]?.lower ?? '')
          ? than - 2
          : -1
      : -1;
  if (
    compared > 1 &&
    /^(?:NOUN|PROPN|ADV|NUM)$/u.test(words[compared - 1]?.pos ?? '') &&
    !/^(?:a|an|the)$/u.test(words[compared - 1]?.lower ?? '')
  )
    return compared;
  const plain = (to: number): boolean =>
    !words.slice(1, to).some(({ lower, pos }) => RELATIVE.test(lower) || pos === 'VERB');
  const also = words.findIndex(
    ({ lower }, at) =>
      at > 2 &&
      /^(?:also|still|equally|always|usually|often|generally|already)$/u.test(lower) &&
      /^(?:ADJ|DET|VERB)$/u.test(words[at + 1]?.pos ?? ''),
  );
  if (also > 0 && /^(?:NOUN|PROPN|NUM)$/u.test(words[also - 1]?.pos ?? '')) return also;
  const done = words.findIndex(
    ({ pos, lower, lemma }, at) =>
      at > 1 &&
      pos === 'VERB' &&
      lower !== lemma &&
      !/(?:ing|s)$/u.test(lower) &&
      /^(?:ADP|ADV|SCONJ)$/u.test(words[at + 1]?.pos ?? ''),
  );
  if (
    done > 1 &&
    plain(done) &&
    !words.slice(done + 1).some(({ lower }) => lower === 'than') &&
    isName(words.slice(1, done))
  )
    return done;
  return namedAt(words);
}

/** `Julius Caesar`, `Dolly the sheep`, `a fever of 40`: what the participle is said of, not what it describes. */
function isName([first, ...rest]: readonly Token[]): boolean {
  return (
    first?.pos === 'PROPN' && rest.every(({ pos, lower }) => /^(?:PROPN|DET|NOUN|NUM)$/u.test(pos) || lower === 'of')
  );
}

/** `Indira Gandhi | the …`, `the euro | Switzerland's …` */
function namedAt(words: readonly Token[]): number | undefined {
  const owned = (at: number): boolean => /^['’]s?$/u.test(words[at]?.text ?? '');
  let at = 1;
  if (words[1]?.pos === 'PROPN') {
    while (
      words[at]?.pos === 'PROPN' ||
      (words[at]?.lower === 'the' && words[at + 1]?.pos === 'PROPN' && !owned(at + 2))
    )
      at++;
    return at > 1 && /^(?:an?|the|in|from|alive|dead)$/u.test(words[at]?.lower ?? '') ? at : undefined;
  }
  if (words[1]?.pos !== 'DET' || words[2]?.pos !== 'NOUN') return undefined;
  return words[3]?.pos === 'PROPN' && owned(4) ? 3 : undefined;
}
