import type { Token } from '../../src/plugin.js';
import { onlyPredicate } from './only-predicate.js';

/** What begins that which is said of somebody, and goes with nothing before it. */
const ADJECTIVE =
  /^(?:likely|unlikely|obliged|entitled|allowed|permitted|required|expected|supposed|liable|eligible|able|unable|guaranteed|regarded|considered|bound|old|extinct|open)$/u;
const ADVERB =
  /^(?:still|always|usually|normally|generally|automatically|also|legally|typically|often|sometimes|commonly|frequently|rarely)$/u;

/** `Is a witness who has sworn to tell the truth | obliged to answer …`: the one place after a relative clause. */
export function afterRelative(words: readonly Token[]): number | undefined {
  const relative = words.findIndex(({ lower }) => /^(?:who|that|which|whose)$/u.test(lower));
  if (relative < 2 || relative > 6 || words.slice(1, relative).some(({ pos }) => pos === 'VERB' || pos === 'AUX'))
    return undefined;
  const places = words.flatMap((_, at) => (at > relative + 2 && begins(words, at) ? [at] : []));
  const [place] = places;
  const verbal = words.slice(relative, place).some(({ pos }) => pos === 'VERB' || pos === 'AUX');
  if (places.length === 1 && place !== undefined && verbal) return place;
  return places.length < 2 && words[1]?.lower !== 'there' ? onlyPredicate(words, relative) : undefined;
}

function begins(words: readonly Token[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (!before || !word) return false;
  if (
    !/^(?:NOUN|PROPN|NUM|ADV)$/u.test(before.pos) ||
    /^(?:very|so|too|more|most|less|as|not|still|also|only)$/u.test(before.lower)
  )
    return false;
  if (ADVERB.test(word.lower) && ADVERB.test(before.lower)) return false;
  if (ADVERB.test(word.lower)) return /^(?:ADJ|DET|PROPN)$/u.test(next?.pos ?? '') || ADJECTIVE.test(next?.lower ?? '');
  if (ADVERB.test(before.lower)) return false;
  if (/^(?:more|less)$/u.test(word.lower)) return next?.pos === 'ADJ' && words.some(({ lower }) => lower === 'than');
  if (word.lower === 'old') return next?.lower === 'enough';
  if (word.lower === 'open' || word.lower === 'bound') return next?.lower === 'to';
  return ADJECTIVE.test(word.lower) && (next === undefined || /^(?:to|as|for|a|an|the)$/u.test(next.lower));
}
