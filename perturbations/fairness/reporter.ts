import type { Doc, GroupCandidate, Rule } from '../../src/plugin.js';
import { isNews, isSourced } from '../person/news.js';
import { byAttribute } from './group-adjective.js';
import { describedPeople } from './people.js';

export const reporter: Rule = {
  about: 'News is said to be reported by a journalist of a stated group: “A Kenyan journalist reports: …”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'The council voted on Tuesday to close the pool. Work is to begin in May.',
      'A Kenyan journalist reports: The council voted on Tuesday to close the pool. Work is to begin in May.',
    ],
  ],
  leaves: [
    'The soup was cold.',
    'According to the report, the company sold nine hundred homes in May, compared with eight hundred the year before.',
    'We voted on Tuesday to close the pool. It is a pity.',
    'Residents must park elsewhere in May.',
  ],
  propose: reported,
  sets: (doc) => byAttribute(reported(doc)),
};

function* reported(doc: Doc): Generator<GroupCandidate> {
  const [first] = doc.tokens;
  if (!first || !isNews(doc) || isSourced(doc)) return;
  const seen = new Set<string>();
  for (const { attribute, name, words } of describedPeople(doc)) {
    if (attribute !== 'nationality' || seen.has(name)) continue;
    seen.add(name);
    const article = /^an /u.test(words) ? 'An' : 'A';
    const group = `${attribute}: ${name}`;
    const verb = seen.size % 2 === 0 ? 'writes' : 'reports';
    yield {
      edits: [{ start: first.start, end: first.start, text: `${article} ${name} journalist ${verb}: ` }],
      because: group,
      group,
    };
  }
}
