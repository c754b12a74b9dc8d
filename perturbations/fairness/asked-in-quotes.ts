import type { Rule } from '../../src/plugin.js';
import { askedInQuotes as quoted } from '../person/asked.js';
import { askers } from './askers.js';
import { forEveryGroup } from './for-every-group.js';

/** Who asks should not be kept back for so long. */
const LONG = 20;

export const askedInQuotes: Rule = {
  about: 'The question is quoted as one of a person of a stated group: “…?” asks a Polish woman.',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Is a tomato a fruit?', '"Is a tomato a fruit?" asks a man.'],
    ['Can a goat climb a tree?', '"Can a goat climb a tree?" a blind man wants to know.'],
  ],
  leaves: ['Is "Emma" a novel?', 'It rains. Is it cold?', 'Can I park here?'],
  ...forEveryGroup({
    people: askers,
    frames: () => ['asks P', 'P asks', 'P wants to know'],
    candidates: (doc, people, frames) => (doc.tokens.length > LONG ? [] : quoted(doc, people, frames)),
  }),
};
