import type { Token } from '../../../src/plugin.js';
import { type Place, preceding } from '../where.js';
import type { Entry } from './entry.js';
import { wordAfter } from './surroundings.js';

/** `a rough start`, `sneering replies`: the tagger may say verb where the words in front say noun. */
export function isNounHere(place: Place, form: Entry['form']): boolean {
  if (form !== 'base' && form !== 'third') return false;
  if (place.first === place.last && wordAfter(place) === 'of') return true;
  const before = preceding(place);
  if (form === 'base') return opensNoun(before, true);
  return (!before && !dropsSubject(place)) || place.first.pos === 'NOUN' || opensNoun(before, false);
}

/** `Keeps crashing`, `Needs a new battery`: no other verb follows that could have it for its subject. */
function dropsSubject({ first, last, sentence }: Place): boolean {
  const later = sentence.tokens.filter(({ index }) => index > last.index);
  return (
    first.pos === 'VERB' && !later.some(({ pos, lower }) => pos === 'AUX' || (pos === 'VERB' && !lower.endsWith('ing')))
  );
}

const STANDS_ALONE = /^(?:all|both|that|this|those|half|some|most|many|which|what|who|one)$/u;
/** Nouns in -ing: after them a verb stands, as after any noun; `sneering replies` is not so. */
const THING =
  /^(?:meeting|morning|evening|building|wedding|ceiling|king|ring|spring|string|wing|heating|painting|training|parking|pudding|booking|landing|hearing|opening|ending|offspring|recording|sibling|(?:every|some|any|no)?thing)$/u;
const MANY = /(?:s|people|children|men|women|staff|police)$/u;

/** Whether what follows a word can only be a noun; a verb without an ending has many before it, or nobody. */
function opensNoun(before: Token | undefined, plain: boolean): boolean {
  if (!before || before.lower === 'to') return false;
  if (/^(?:my|your|his|its|our|their|'s|no|of)$|ing$/u.test(before.lower) && !THING.test(before.lower)) return true;
  if (/^(?:NOUN|PROPN)$/u.test(before.pos)) return plain && !MANY.test(before.lower);
  return /^(?:ADJ|DET|NUM|ADP)$/u.test(before.pos) && !STANDS_ALONE.test(before.lower);
}
