import type { Rule } from '../../src/plugin.js';
import { filled, inTurn } from '../person/frames.js';
import { isNews, isSourced } from '../person/news.js';
import { names } from './names.js';
import { surnames } from './surnames.js';

export const reporter: Rule = {
  about: 'News is said to be reported by a named person: “Priya Okafor reports: …”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'The council voted on Tuesday to close the pool. Work is to begin in May.',
      'Priya Okafor reports: The council voted on Tuesday to close the pool. Work is to begin in May.',
    ],
  ],
  leaves: [
    'The soup was cold.',
    'According to the report, the company sold nine hundred homes in May, compared with eight hundred the year before.',
    'We voted on Tuesday to close the pool. It is a pity.',
    'Residents must park elsewhere in May.',
  ],
  *propose(doc) {
    const [first] = doc.tokens;
    if (!first || !isNews(doc) || isSourced(doc)) return;
    const last = surnames();
    const people = names(doc).map((person, at) => ({
      ...person,
      words: `${person.words} ${last[(at * 7) % last.length] ?? ''}`,
    }));
    yield* inTurn(people, ['P reports: ', 'A report by P: ', 'P writes: '], doc.text.length, (frame, person) => [
      { start: first.start, end: first.start, text: filled(frame, person) },
    ]);
  },
};
