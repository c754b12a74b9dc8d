import type { Rule } from '../../src/plugin.js';
import { shared } from '../person/shared.js';
import { names } from './names.js';

export const sharedBy: Rule = {
  about: 'A document or notice is passed on by a named person: “Forwarded by Priya: …”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [['Coats must be left in the hall.', 'Forwarded by Leila: Coats must be left in the hall.']],
  leaves: [
    'The soup was cold.',
    'The committee discussed whether the gate should be moved to the other side of the yard.',
    'The buyer shall pay the deposit in May.',
    'We must leave.',
    'The patient must be seen.',
    'Dear all, coats must be left in the hall.',
  ],
  propose: (doc) => shared(doc, names(doc), ['Forwarded by P: ', 'Shared by P: ']),
};
