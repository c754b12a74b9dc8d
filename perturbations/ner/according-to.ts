import type { Rule } from '../../src/plugin.js';
import { isAttributable } from '../person/attributable.js';
import { isPublic, saidAfter, saidBefore } from '../person/said.js';
import { names } from './names.js';

export const accordingTo: Rule = {
  about: 'A statement is said to be a named person’s, before or after it: “according to Omar”',
  expects: { sentiment: 'same' },
  examples: [
    ['The tram was late 🚋', 'The tram was late, according to Priya 🚋'],
    ['The tram was late 🚋', 'According to Omar, the tram was late 🚋'],
  ],
  leaves: [
    'The company has closed its plant after auditors found that millions had gone.',
    'She teaches maths',
    'I was late',
    'Was the tram late?',
    'The tram was late; we walked',
    'Neither party shall be liable for delay.',
    'The court finds that the stairs were not safe.',
  ],
  onlyIf: isAttributable,
  *propose(doc) {
    if (isPublic(doc)) return;
    const [women, men] = [
      names(doc).filter((_, at) => at % 4 < 1 || at % 4 === 3),
      names(doc).filter((_, at) => at % 4 === 1 || at % 4 === 2),
    ];
    yield* saidAfter(doc, women, [', according to P', ', says P']);
    yield* saidBefore(doc, men, ['According to P, ']);
  },
};
