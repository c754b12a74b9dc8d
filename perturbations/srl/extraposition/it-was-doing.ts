import { lowerOpening, type Rule } from '../../../src/plugin.js';
import { polarityOf } from '../polarity.js';
import { statedSentences } from '../stated.js';

export const itWasDoing: Rule = {
  about: 'What was done is put last, `it` in its place: “Rowing with Bo was a joy” → “It was a joy rowing with Bo”',
  expects: { sentiment: 'same' },
  examples: [
    ['Rowing across the lake with Bo was a joy 🚣', 'It was a joy rowing across the lake with Bo 🚣'],
    ['Hearing her laugh again was wonderful.', 'It was wonderful hearing her laugh again.'],
    ['Watching them lose is painful', 'It is painful watching them lose'],
  ],
  leaves: [
    'Parking is free',
    'The parking was awful',
    'Rowing was a joy and I slept well',
    "Rowing with Bo wasn't a joy",
    'Nothing was nice',
    'Swimming is my hobby',
  ],
  words: () => ['was', 'is'],
  *propose(doc) {
    for (const { words, first, last, opened } of statedSentences(doc)) {
      const at = words.findIndex(({ lower }) => /^(?:was|is)$/u.test(lower));
      const [end, be, next] = [words[at - 1], words[at], words[at + 1]];
      if (at < 2 || at > 9 || !end || !be || !next || !/[^aeiou]ing$/u.test(first.lower) || first.pos === 'DET')
        continue;
      if (
        /^(?:nothing|everything|something|anything|spring|morning|evening|wedding|building|parking|king|ring|thing|during|including|according|considering|being)$/u.test(
          first.lower,
        )
      )
        continue;
      const [done, judged] = [words.slice(1, at), words.slice(at + 1)];
      if (
        done.some(
          ({ pos, text, lower }) =>
            pos === 'AUX' || text === ',' || /^(?:that|who|which|and|or|if|when|because)$/u.test(lower),
        )
      )
        continue;
      if (judged.length > 6 || polarityOf(judged) === undefined) continue;
      if (
        judged.some(
          ({ text, lower }) =>
            text === ',' ||
            /^(?:and|but|because|not|n't|never|for|the|my|our|what|how|so|to|that|than|as)$/u.test(lower),
        )
      )
        continue;
      if (!/^(?:ADJ|ADV|DET|VERB)$/u.test(next.pos) && next.lower !== 'a') continue;
      const doing = lowerOpening(first) + doc.text.slice(first.end, end.end);
      yield {
        edits: [
          { start: first.start, end: last.end, text: `${opened('it')} ${doc.text.slice(be.start, last.end)} ${doing}` },
        ],
      };
    }
  },
};
