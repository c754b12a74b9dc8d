import type { Token } from '../../../src/plugin.js';

const MONTHS =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mondays|fridays|sundays|night|noon|midnight|dawn|dusk|christmas|easter)$/u;
/** `in ancient Athens`, `in medieval times`: a place or time of old; never a thing, `on medieval armor`. */
const OF_AN_AGE = /^(?:ancient|medieval|modern|colonial|feudal|imperial|victorian|renaissance)$/u;
const SCENE =
  /^(?:times|days|age|ages|era|history|society|societies|culture|cultures|warfare|medicine|surgery|law|art|cities|towns|villages|castles|monasteries)$/u;

/** A year or a `before` may be just what is asked. */
export function isTime({ lower }: Token, first: Token, last: Token = first): boolean {
  if (lower === 'during' || lower === 'throughout') return true;
  if (OF_AN_AGE.test(first.lower)) return lower === 'in' && (last.pos === 'PROPN' || SCENE.test(last.lower));
  return MONTHS.test(first.lower) && /^(?:in|at|on)$/u.test(lower) && first.pos !== 'VERB';
}

/** What something is written or said in. */
const LANGUAGE =
  /^(?:braille|latin|greek|french|german|dutch|welsh|hindi|urdu|bengali|tamil|thai|czech|arabic|hebrew|sanskrit|icelandic|swahili|esperanto|morse|cyrillic|gaelic|norwegian|yiddish|mandarin|cantonese|\p{L}{2,}(?:ish|ese)|(?:russ|ital|hungar|ukrain|roman|bulgar|norweg|eston|lithuan|latv|croat|alban|serb)ian)$/u;

/** `in Oslo`, `in the Caspian Sea`: named places only, after a verb, an adjective or the object of a verb. */
export function isPlaceName({ lower }: Token, phrase: readonly Token[], before: Token): boolean {
  if (lower !== 'in' || before.pos === 'PROPN' || before.pos === 'DET') return false;
  const names = phrase.slice(1).filter((token) => token.lower !== 'the');
  if (names.some((token) => LANGUAGE.test(token.lower))) return false; // `a novel in Braille`
  return names.length > 0 && names.length < 4 && names.every((token) => token.pos === 'PROPN');
}
