import type { Rule } from '../../../src/plugin.js';
import { statedSentences } from '../stated.js';

const LUCKY =
  /^(?:(I|i|We|we)(['’]m|['’]re| am| are)( feeling)? |([Ff]eeling ))(?:so|very|incredibly|unbelievably) (lucky|fortunate|blessed|privileged)( to .+| that .+)$/u;

export const howLucky: Rule = {
  about: 'Luck exclaimed: “I’m so lucky to live here” → “How lucky I am to live here”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ["I'm so lucky to live by the canal 💙", 'How lucky I am to live by the canal 💙'],
    ["I'm feeling so lucky to have a sister like Jo", 'How lucky I feel to have a sister like Jo'],
    ["We're very fortunate to have her on the team.", 'How fortunate we are to have her on the team.'],
  ],
  leaves: [
    "I'm lucky to live here",
    "I'm so lucky",
    "I'm not so lucky to live here",
    "I'm so lucky to live here, honestly",
    "I'm so lucky to live here and you are too",
    'She is so lucky to live here',
  ],
  words: () => ['lucky', 'fortunate', 'blessed', 'privileged'],
  *propose(doc) {
    if (!/\b(?:lucky|fortunate|blessed|privileged) t/u.test(doc.text)) return;
    for (const { first, last, opened } of statedSentences(doc)) {
      const said = doc.text.slice(first.start, last.end);
      const [, who, be, feeling, dropped, luck, rest] = LUCKY.exec(said) ?? [];
      if (luck === undefined || rest === undefined || /[,]|\b(?:and|but|because)\b/u.test(rest)) continue;
      const subject = who === undefined ? (/^\p{Ll}/u.test(said) ? 'i' : 'I') : /^w/iu.test(who) ? 'we' : who;
      const is = feeling || dropped ? 'feel' : /re$/u.test(be ?? '') ? 'are' : 'am';
      yield {
        edits: [{ start: first.start, end: last.end, text: `${opened('how')} ${luck} ${subject} ${is}${rest}` }],
      };
    }
  },
};
