import type { Doc } from '../../src/plugin.js';
import type { Person } from '../person/person.js';
import { names } from './names.js';
import { surnames } from './surnames.js';

/** People by first name and surname, as a paper or a page names who wrote it. */
export function fullNames(doc: Doc): readonly Person[] {
  const last = surnames();
  return names(doc).map((person, at) => ({
    ...person,
    words: `${person.words} ${last[(at * 7) % last.length] ?? ''}`,
  }));
}

/** Nobody where the text has a doctor of its own. */
export function doctors({ text }: Doc): readonly Person[] {
  if (/\b(?:Dr|Mr|Mrs|Ms|Miss)\b/u.test(text)) return [];
  return surnames().map((surname) => ({ words: `Dr ${surname}`, gender: 'female', because: `name: Dr ${surname}` }));
}
