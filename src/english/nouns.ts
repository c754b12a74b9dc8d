import { wordTable } from '../core/word-table.js';
import { compromise } from './packages.js';

/** Plurals where the package is wrong. */
const PLURALS = wordTable<string>({
  'passer-by': 'passers-by',
  person: 'people',
  lens: 'lenses',
  slice: 'slices',
});

/** `fireman`, `saleswoman`; not `human`, `roman`. */
const MAN =
  /(?:police|fire|post|mail|sales|spokes|chair|business|fisher|sports|swords|crafts|gentle|noble|wo|work|snow|milk|hunts|states|congress|cave|camera|door|fresh|super|bat|spider)man$/u;

const UNCOUNTABLE = new Set(
  `advice air baggage bread butter cash cheese clothing coffee content cotton damage data electricity equipment evidence
   feedback flour food fruit fun furniture garbage gold grass hair happiness health help homework hope housing ice
   information internet jewelry knowledge laundry legislation luck luggage mail meat milk money music news noise
   nonsense nutrition oil oxygen paper patience pasta peace pollution poverty progress rain research rice safety salt
   sand scenery seafood silence sleep snow software sugar support time traffic training transport transportation trash
   travel trouble truth violence water weather wheat wine wood work`
    .trim()
    .split(/\s+/u),
);

export function isUncountable(noun: string): boolean {
  return UNCOUNTABLE.has(noun.toLowerCase());
}

/** Where `ch` is spoken as k. */
const SPOKEN_K = /(?:(?:mon|patri|matri|olig|hier)ar|stoma|epo|eunu|lo|psy|te)ch$/u;

/** The plural of a singular noun in lower case. */
export function pluralize(noun: string): string {
  if (SPOKEN_K.test(noun)) return `${noun}s`;
  return PLURALS[noun] ?? (MAN.test(noun) ? noun.replace(/man$/u, 'men') : compromise().toPlural(noun));
}
