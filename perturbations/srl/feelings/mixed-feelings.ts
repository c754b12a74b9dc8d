import { type Rule, uncapitalize } from '../../../src/plugin.js';
import { statedSentences } from '../stated.js';

const MIXED =
  /^(I|i|We|we)(?: have|['’]ve got|['’]ve)( very| pretty| really)? (mixed|conflicted|complicated) feelings about (.+)$/u;
const SO = /^My feelings (?:about|on) (.+?) are( very| pretty| really)? (mixed|conflicted|complicated)$/iu;

export const mixedFeelings: Rule = {
  about:
    'The feelings become the subject: “I have mixed feelings about the move” ↔ “My feelings about the move are mixed”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['I have mixed feelings about the new bus lanes', 'My feelings about the new bus lanes are mixed'],
    ["We've got very mixed feelings about selling the van.", 'Our feelings about selling the van are very mixed.'],
    ['My feelings about the new bus lanes are mixed', 'I have mixed feelings about the new bus lanes'],
  ],
  leaves: [
    'I have mixed feelings',
    'I have mixed feelings about it, to be honest',
    'I have mixed feelings about the move but I signed',
    'She has mixed feelings about the move',
  ],
  words: () => ['feelings'],
  *propose(doc) {
    if (!/\bfeelings (?:about|on)\b/u.test(doc.text)) return;
    for (const { first, last, opened } of statedSentences(doc)) {
      const said = doc.text.slice(first.start, last.end);
      if (/[,]|\b(?:but|because|so|which|if|since|right now|lately|today)\b/iu.test(said)) continue;
      const [, who, degree = '', kind, what] = MIXED.exec(said) ?? [];
      const whose = /^i$/iu.test(who ?? '') ? 'my' : 'our';
      if (kind && what) {
        yield {
          edits: [
            {
              start: first.start,
              end: last.end,
              text: `${opened(`${whose} feelings`)} about ${what} are${degree} ${kind}`,
            },
          ],
        };
        continue;
      }
      const [, about, much = '', sort] = SO.exec(said) ?? [];
      if (about && sort)
        yield {
          edits: [
            {
              start: first.start,
              end: last.end,
              text: `${/^\p{Ll}/u.test(said) ? 'i' : 'I'} have${much} ${uncapitalize(sort)} feelings about ${about}`,
            },
          ],
        };
    }
  },
};
