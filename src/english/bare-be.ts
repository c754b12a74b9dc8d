import type { Token } from '../core/doc.js';
import { goesWithVerb } from './before-verbs.js';
import { isRelativeSubject } from './relative.js';
import { AUXILIARIES, COORDINATORS } from './words.js';

/** After these a clause has `be` of its own: `recommend that it be boiled`. */
const WISHED =
  /^(?:recommend|suggest|demand|insist|require|request|propose|advise|ask|order|urge|prefer|important|vital|essential|necessary|lest)$/u;
const BEFORE_BARE = /^(?:to|than|let|make|help|wherever|whatever|however)$/u;
/** With a bare form of somebody's: `let a guest be seated`; in a relative clause it is the subject's own affair. */
const LETTING = /^(?:let|make|help|see|hear|watch|have)$/u;

/**
 * `Would a file that holds one word | be too large`: after a modal, the one `be` that nothing in the subject can govern is
 * the question's own verb, whatever may look like one before it. Index of it with its adverbs; undefined where there is none.
 */
export function ownBe(tokens: readonly Token[], from: number): number | undefined {
  const places = tokens.flatMap((token, at) => (at > from && token.lower === 'be' ? [at] : []));
  const [at, second] = places.filter((place) => !isGoverned(tokens, place));
  if (at === undefined || second !== undefined) return undefined;
  const governs = ({ lemma, lower }: Token, place: number, before: readonly Token[]): boolean =>
    WISHED.test(lemma) || (LETTING.test(lower) && !before.slice(0, place).some(isRelativeSubject));
  if (tokens.slice(from, at).some(governs) || isHeld(tokens[at - 1])) return undefined;
  let start = at;
  const only = tokens[at - 1]?.lower === 'only' && tokens[at - 3]?.pos === 'ADP'; // `a herd of mules only`
  while (!only && start > from + 1 && goesWithVerb(tokens[start - 1])) start--;
  return start;
}

/** `the be`, `not be`; after `at Lord's` it stands on its own. */
function isHeld(before: Token | undefined): boolean {
  return before?.pos === 'DET' || (before?.pos === 'PART' && !before.lower.endsWith("'s"));
}

/** `to be`, `might be`, `and be`, `rather than be` */
function isGoverned(tokens: readonly Token[], at: number): boolean {
  let before = at - 1;
  while (before > 0 && (tokens[before]?.pos === 'ADV' || tokens[before]?.lemma === 'not')) before--;
  const { lower = '', pos } = tokens[before] ?? {};
  const auxiliary = AUXILIARIES.has(lower) && pos !== 'PART' && !lower.endsWith("'s"); // `a match at Lord's | be stopped`
  return before > 0 && (BEFORE_BARE.test(lower) || auxiliary || COORDINATORS.has(lower));
}
