import type { Rule } from '../../../src/plugin.js';
import { statedSentences } from '../stated.js';

const DONE =
  /^(They|they) (charged|overcharged|billed|invoiced|promised|ignored|cancelled|sacked|fired|evicted|blocked|banned|scammed|robbed) (me|us)( twice| again| three times| for months| for weeks)? (?:and|but) ((?:still |now )?(?:wo|do|did|have|are|ca)n['’]t|never|will not|still have not|now) /u;

export const chargedAndThey: Rule = {
  about:
    'The first of two deeds is told of the one it was done to: “They charged me twice and won’t reply” → “I was charged twice and they won’t reply”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ["They charged me twice and won't answer my emails", "I was charged twice and they won't answer my emails"],
    ['They overcharged us and never apologised!', 'We were overcharged and they never apologised!'],
  ],
  leaves: [
    'They charged me twice',
    'They charged me twice and they never replied',
    'My bank and my broker were useless. They charged me twice and never replied.',
    'They charged me twice and it never came back',
  ],
  words: () => ['they'],
  *propose(doc) {
    if (doc.sentences.length > 2 || !/\bthey\b/iu.test(doc.text)) return;
    for (const { first, last, sentence, opened } of statedSentences(doc)) {
      const said = doc.text.slice(first.start, last.end);
      const found = DONE.exec(`${said} `);
      const [whole, , verb = '', whom, often = '', next = ''] = found ?? [];
      if (!whole || sentence.index > 0 || /[,]|\b(?:they|them|their)\b/u.test(said.slice(4))) continue;
      const who = whom === 'me' ? `${/^\p{Ll}/u.test(said) ? 'i' : 'I'} was` : `${opened('we')} were`;
      const link = /\bbut\b/u.test(whole) ? 'but' : 'and';
      yield {
        edits: [
          {
            start: first.start,
            end: first.start + whole.length - next.length - 1,
            text: `${who} ${verb}${often} ${link} they `,
          },
        ],
      };
    }
  },
};
