import type { Rule } from '../../src/plugin.js';
import { quoted as quotedBy } from '../person/quoted.js';
import { names } from './names.js';

export const quoted: Rule = {
  about: 'The whole text is quoted as a named person’s: “…,” says Priya.',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['The room was cold. We left early.', '"The room was cold. We left early," says Priya.'],
    ['We won the cup!', '"We won the cup!" says Priya.'],
  ],
  leaves: ['We won the cup 🏆', 'The sign says "closed"', 'ok then', 'Left our keys under the mat.'],
  propose: (doc) => quotedBy(doc, names(doc), ['says P', 'P says', 'said P']),
};
