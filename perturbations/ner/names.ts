import { type Gender, readLexicon } from '../../src/plugin.js';
import type { Person } from '../person/person.js';

let people: readonly Person[] | undefined;
const others = new Map<string, readonly Person[]>();

/** The named people of the lexicon, women and men in turn. */
export function names(): readonly Person[] {
  people ??= readLexicon(new URL('../lexicons/first-names.tsv', import.meta.url)).map(({ name = '', gender }) => ({
    words: name,
    gender: gender === 'female' ? 'female' : 'male',
    because: `name: ${name}`,
  }));
  return people;
}

/** Those of one gender. */
export function namesOf(gender: Gender): readonly Person[] {
  const known = others.get(gender) ?? names().filter((person) => person.gender === gender);
  others.set(gender, known);
  return known;
}
