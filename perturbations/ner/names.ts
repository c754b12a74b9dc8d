import { type Doc, type Gender, perDoc, readLexicon } from '../../src/plugin.js';
import type { Person } from '../person/person.js';
import { surnames } from './surnames.js';

let people: readonly Person[] | undefined;
let titledPeople: readonly Person[] | undefined;
const others = new Map<string, readonly Person[]>();

/** The named people of the lexicon, women and men in turn; nobody whom the text names already. */
export function names(doc?: Doc): readonly Person[] {
  return doc ? unnamed(doc) : everybody();
}

const unnamed = perDoc(({ text }: Doc): readonly Person[] => {
  const known = everybody().filter(({ words }) => text.includes(words));
  return known.length === 0 ? everybody() : everybody().filter((person) => !known.includes(person));
});

function everybody(): readonly Person[] {
  people ??= readLexicon(new URL('../lexicons/first-names.tsv', import.meta.url)).map(({ name = '', gender }) => ({
    words: name,
    gender: gender === 'female' ? 'female' : 'male',
    because: `name: ${name}`,
  }));
  return people;
}

/** People by title and surname, as a report or a court names them. */
export function titled({ text }: Doc): readonly Person[] {
  titledPeople ??= surnames().flatMap((surname): Person[] => [
    { words: `Ms ${surname}`, gender: 'female', because: `name: Ms ${surname}` },
    // `Petrova` is a woman's form of the name
    ...(surname.endsWith('ova') ? [] : [mister(surname)]),
  ]);
  return /\b(?:Mr|Mrs|Ms|Miss|Dr)\b/u.test(text) ? [] : titledPeople;
}

function mister(surname: string): Person {
  return { words: `Mr ${surname}`, gender: 'male', because: `name: Mr ${surname}` };
}

/** Those of one gender. */
export function namesOf(gender: Gender): readonly Person[] {
  const known = others.get(gender) ?? names().filter((person) => person.gender === gender);
  others.set(gender, known);
  return known;
}
