import { type Doc, isFirstName, type NounPhrase } from '../../src/plugin.js';
import { FIXED_PAIRS } from './fixed-pairs.js';

const OWNED = /^(?:his|her|its|their|another|other|others|such|so|even|then|also|more|most|one|half|all|zero|no)$/u;

/** One of them comes up again, and the text may keep their order. */
export function returns(doc: Doc, left: NounPhrase, right: NounPhrase): boolean {
  return doc.tokens.some(
    ({ lemma, start }) => start > right.end && (lemma === left.head.lemma || lemma === right.head.lemma),
  );
}

/** Places that take no article: `the gym and home`. */
const BARE_PLACES =
  /^(?:home|work|school|bed|town|college|church|hospital|uni|prison|jail|court|here|there|abroad|upstairs|downstairs)$/u;

/** Neither belongs to the other, and the pair has no order of its own. */
export function isLoose(left: NounPhrase, right: NounPhrase, asked: boolean): boolean {
  const tokens = [...left.tokens, ...right.tokens];
  if ([left, right].some(({ head }) => !/^(?:NOUN|PROPN)$/u.test(head.pos))) return false;
  if (left.kind === 'pronoun' || right.kind === 'pronoun' || left.tokens.length > 4 || right.tokens.length > 5)
    return false;
  if (
    left.head.lower === right.head.lower ||
    [left, right].some(({ tokens: [only, more] }) => !more && BARE_PLACES.test(only?.lower ?? '')) ||
    FIXED_PAIRS.has(`${left.head.lower} ${right.head.lower}`) ||
    right.tokens.some(({ lower }) => OWNED.test(lower)) ||
    left.tokens.some(({ lower }) => /^(?:zero|no|few|less|fewer|more|most)$/u.test(lower))
  )
    return false;
  if (tokens.some(({ kind, text }) => (kind !== 'word' && kind !== 'number') || /^\p{Lu}{2}/u.test(text))) return false;
  if (left.animacy === 'person' && left.kind === 'common') return false;
  if (asked && tokens.some(({ pos }) => pos === 'PROPN')) return false;
  const names = [left, right].filter(({ head }) => head.pos === 'PROPN');
  return (
    names.length === 0 ||
    (names.length === 2 && [left, right].every(({ tokens: [name, more] }) => name && !more && isFirstName(name.text)))
  );
}
