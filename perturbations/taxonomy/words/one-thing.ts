import { following, type Place, preceding } from '../where.js';
import type { Entry } from './entry.js';
import { isPlainNoun } from './plain-noun.js';

/** A thing of its own, spoken of once: not `by bus`, `a bowl of oats`, `the baker's drill`, `a knife and fork`. */
export function isOneThing(place: Place, entry: Entry): boolean {
  if (!isPlainNoun(place, entry) || following(place)?.lower === 'of' || isPaired(place)) return false;
  if (!isSaidOnce(place)) return false;
  return entry.form === 'plural' || entry.flags.has('mass') ? !isOwned(place) : isDetermined(place);
}

export function isSaidOnce({ doc, first, last }: Place): boolean {
  return !doc.tokens.some(({ lemma, index }) => lemma === last.lemma && (index < first.index || index > last.index));
}

/** `a knife and fork`, `pen and paper`. */
function isPaired(place: Place): boolean {
  const [next, then] = [following(place), following(place, 2)];
  return /^(?:and|or|&)$/u.test(next?.lower ?? '') && (then?.pos === 'NOUN' || then?.pos === 'PROPN');
}

/** What is somebody's by trade goes by the trade: `the dentist's chair`; what is Ada's may be any. */
function isOwned(place: Place): boolean {
  const before = preceding(place);
  return before?.lower === "'s" && place.doc.tokens[before.index - 1]?.pos !== 'PROPN';
}

/** A word such as `the`, `my` or `Ada's` in front, with adjectives between; or nothing, as in a note. */
function isDetermined(place: Place): boolean {
  const { doc, sentence, first } = place;
  const before = doc.tokens
    .slice(sentence.tokens[0]?.index ?? 0, first.index)
    .findLast(({ pos }) => pos !== 'ADJ' && pos !== 'ADV');
  if (!before) return true;
  if (before.lower === "'s") return !isOwned({ ...place, first: doc.tokens[before.index + 1] ?? first });
  return before.pos === 'DET' || before.pos === 'NUM' || DETERMINER.test(before.lower);
}

const DETERMINER = /^(?:my|your|his|her|its|our|their|this|that|no|an?|the|what|which|another|every|each|any|some)$/u;
