import { type Rule, uncapitalize } from '../../../src/plugin.js';

/** News or a report announced at the head of a text without an article. */
const HEAD =
  /^(?:(?<news>(?:Good|Bad|Great|Sad|Wonderful|Terrible|Happy|Excellent) news(?: from [^:!?.]{3,30}|, (?:everyone|all|team|everybody|folks|friends))?:)|(?:Short|Brief|Quick) (?:report|update|summary|note|review) (?:on|from|about|of) [^:!?.]{3,40}:) /u;

export const someNews: Rule = {
  about: 'News or a report is announced with its article: “Good news: …” → “Some good news: …”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['Good news from the pier: the boats are back.', 'Some good news from the pier: the boats are back.'],
    ['Short report on the pier: the boats are back.', 'A short report on the pier: the boats are back.'],
  ],
  leaves: [
    'The good news is that the boats are back.',
    'Good news for the pier',
    'A short report on the pier: all is well.',
  ],
  words: () => ['news', 'report', 'update', 'summary', 'note', 'review'],
  *propose({ text }) {
    const found = HEAD.exec(text);
    if (!found || text.includes('?')) return;
    const article = found.groups?.['news'] === undefined ? 'A' : 'Some';
    yield { edits: [{ start: 0, end: 1, text: `${article} ${uncapitalize(text.slice(0, 1))}` }] };
  },
};
