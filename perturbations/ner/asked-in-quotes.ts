import type { Rule } from '../../src/plugin.js';
import { askedInQuotes as quoted } from '../person/asked.js';
import { names } from './names.js';

export const askedInQuotes: Rule = {
  about: 'The question is quoted as a named person’s: “…?” asks Priya.',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Is a tomato a fruit?', '"Is a tomato a fruit?" asks Zainab.'],
    ['Can a goat climb a tree?', '"Can a goat climb a tree?" Leila wants to know.'],
  ],
  leaves: ['Is "Emma" a novel?', 'It rains. Is it cold?', 'Tell me'],
  propose: (doc) => quoted(doc, names(doc), ['asks P', 'P asks', 'P wants to know']),
};
