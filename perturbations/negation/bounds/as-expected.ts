import { neededWords, type Rule } from '../../../src/plugin.js';
import { isFormal } from '../../around/register.js';

export const asExpected: Rule = {
  about: 'What was as expected was “no better and no worse” than that',
  expects: { sentiment: 'same' },
  examples: [
    ['The tour was about what I expected', 'The tour was no better and no worse than I expected'],
    ["The canteen food is what you'd expect", "The canteen food is no better and no worse than you'd expect"],
    ['This kettle does what it says on the box', 'This kettle does what it says on the box, no more and no less'],
    ['This lamp does the job', 'This lamp does the job, no more and no less'],
  ],
  leaves: [
    'The tour was not what I expected',
    'The tour was more than what I expected',
    'The result was as expected by the court',
    "It isn't what I expected",
    'Was it what you expected?',
    'The tour was what I expected to hear',
    'The train was on time, as expected',
    'This lamp does the job beautifully',
    'It was worse than what we expected',
    'It was what I expected and I loved it',
  ],
  words: () => neededWords(EXPECTED, DOES),
  *propose(doc) {
    const { text, sentences } = doc;
    if (!/\b(?:expect|does)/u.test(text) || sentences.length > 1 || isFormal(doc)) return;
    if (/\?|\b(?:not|never|no|but|and|more|less|than|love\w*|hate\w*)\b|n['’]t\b/iu.test(text)) return;
    const expected = EXPECTED.exec(text);
    if (expected) {
      const [whole, be = '', who = ''] = expected;
      const start = expected.index;
      yield { edits: [{ start, end: start + whole.length, text: `${be} no better and no worse than ${who}` }] };
    }
    const does = DOES.exec(text);
    if (does) {
      const end = does.index + does[0].length;
      yield { edits: [{ start: end, end, text: ', no more and no less' }] };
    }
  },
};

const END = '(?=\\s*(?:[.!]?\\s*$|\\p{Extended_Pictographic}))';
const EXPECTED = new RegExp(
  `\\b(is|was|are|were) (?:(?:about|roughly|more or less|pretty much|exactly|just|much) )?(?:what|as) ((?:I|we|you|one)(?:['’]d| had| would)? expect(?:ed)?)${END}`,
  'u',
);
const DOES = new RegExp(
  `\\bdoes (?:(?:the|its) job|what it says on the (?:box|tin|label|packet)|what it(?: is|['’]s) (?:meant|supposed) to)${END}`,
  'u',
);
