import { type Token, wordTable } from '../../src/plugin.js';

/** After `be` and a clause of the subject's own these begin what is said of it. */
const SAID =
  /^(?:able|unable|likely|unlikely|entitled|allowed|permitted|required|expected|obliged|considered|regarded|free|right|wise|liable|eligible|bound|safe|well|best|at|old|more|less|as|open)$/u;
/** With what some of them must go on. */
const GOES_ON = wordTable<RegExp>({
  at: /^(?:risk|greater|higher|less|fault)$/u,
  old: /^enough$/u,
  free: /^to$/u,
  right: /^to$/u,
  wise: /^to$/u,
  safe: /^to$/u,
  open: /^to$/u,
  bound: /^to$/u,
  well: /^advised$/u,
  best: /^(?:left|treated|rinsed|stored|kept|avoided|served)$/u,
});
const GRADE =
  /^(?:still|always|usually|normally|generally|automatically|also|legally|typically|often|commonly|already|sometimes|now)$/u;
const RELATIVE = /^(?:who|that|which|whose)$/u;

/** `is a witness who has sworn to tell the truth | free to …`: index of what is said after `be` and a clause of the subject's own. */
export function afterClause(words: readonly Token[]): number | undefined {
  const [auxiliary] = words;
  if (!auxiliary || !/^(?:is|are|was|were)$/u.test(auxiliary.lower) || words.some(({ text }) => text === ','))
    return undefined;
  const relative = words.findIndex(({ lower }) => RELATIVE.test(lower));
  if (relative < 2 || relative > 5) return undefined;
  const place = words.findIndex((_, at) => at > relative + 2 && begins(words, at));
  if (place < 0) return undefined;
  let at = place;
  while (GRADE.test(words[at - 1]?.lower ?? '')) at--;
  const own = words.slice(relative + 1, at);
  if (own.some(({ lower }) => /^(?:or|nor|but)$/u.test(lower))) return undefined;
  return own.some(({ pos }) => pos === 'VERB' || pos === 'AUX') ? at : undefined;
}

function begins(words: readonly Token[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (!before || !word || !next || !SAID.test(word.lower)) return false;
  const noun = GRADE.test(before.lower) ? words[at - 2] : before;
  if (
    !/^(?:NOUN|PROPN|NUM|ADV|PRON)$/u.test(noun?.pos ?? '') ||
    /^(?:very|so|too|not|as|more|most|less)$/u.test(before.lower)
  )
    return false;
  if (/^(?:more|less)$/u.test(word.lower))
    return /^(?:likely|prone|expensive|dangerous|difficult|liable)$/u.test(next.lower);
  if (word.lower === 'as')
    return words[at + 2]?.lower === 'as' || words.slice(at + 2, at + 7).some(({ lower }) => lower === 'as');
  return GOES_ON[word.lower]?.test(next.lower) ?? true;
}
