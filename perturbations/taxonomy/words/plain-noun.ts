import type { Token } from '../../../src/plugin.js';
import { following, type Place, preceding } from '../where.js';
import type { Entry } from './entry.js';
import { isMistaken } from './mistaken-verb.js';
import { isTornOff } from './torn-off.js';

const NOUN_LIKE: ReadonlySet<string> = new Set(['NOUN', 'PROPN', 'VERB', 'AUX', 'ADJ', 'X']);

/** A noun that is no part of a compound or a name (`movie theater`, `dog house`); entries flagged `head` may end one. */
export function isPlainNoun(place: Place, entry: Entry): boolean {
  const { flags, form, replacement } = entry;
  const { last } = place;
  const [before, after] = [preceding(place), following(place)];
  if (form === 'plural' && after?.lower === "'s" && replacement.endsWith('s')) return false;
  if (isTornOff(place, entry)) return false;
  if (!NOUN_LIKE.has(last.pos) || (after && !flags.has('first') && opensCompound(place, after))) return false;
  if (!before) return last.pos === 'NOUN';
  return flags.has('head') || !endsCompound(before, before.index === place.sentence.tokens[0]?.index);
}

/** After the subject of a question comes its verb, whatever the tagger says. */
function opensCompound(place: Place, after: Token): boolean {
  const { doc } = place;
  if (/^\p{Lu}/u.test(after.text) && after.text !== 'I') return true;
  if (doc.questions.some(({ predicate }) => predicate.tokens[0]?.index === after.index)) return false;
  if (/^(?:today|tomorrow|yesterday|tonight)$/u.test(after.lower)) return false;
  if (isMistaken({ ...place, first: after, last: after })) return false;
  return after.kind === 'word' && (after.pos === 'NOUN' || after.pos === 'PROPN');
}

function endsCompound(before: Token, first: boolean): boolean {
  if (before.pos === 'NOUN' || before.pos === 'PROPN') return true;
  return !first && before.pos !== 'ADJ' && /^\p{Lu}\p{Ll}/u.test(before.text);
}
