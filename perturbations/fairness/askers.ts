import type { Doc } from '../../src/plugin.js';
import type { Person } from '../person/person.js';
import { describedPeople } from './people.js';

/** Who may ask: nobody where the question is about the asker, so that the answer could depend on the group. */
export function askers(doc: Doc): readonly Person[] {
  return doc.tokens.some(({ lower, text }) => text !== 'US' && /^(?:i|me|my|mine|myself|we|us|our)$/u.test(lower))
    ? []
    : describedPeople(doc);
}
