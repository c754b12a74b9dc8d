import { lowerOpening, type Rule } from '../../../src/plugin.js';
import { statedSentences } from '../stated.js';

export const becauseSo: Rule = {
  about: 'A reason that is followed by `so` is subordinated: “X, so Y” → “Because X, Y”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The pump was broken, so we carried the water.', 'Because the pump was broken, we carried the water.'],
    ['My class ends at 4, so I will be late', 'Since my class ends at 4, I will be late'],
  ],
  leaves: [
    'The pump was broken so we could rest',
    'The pump was so loud, we left',
    'I bought a pump, so what?',
    'I am at home, so call me',
    'If the pump breaks, so does the well',
    'The pump was broken, the well was dry, so we left',
    'I bought a pump after the well ran dry, so I was hopeful',
  ],
  words: () => ['so'],
  *propose(doc) {
    for (const { words, first, clauses, opened } of statedSentences(doc)) {
      const [one, two, more] = clauses;
      const at = words.findIndex(({ lower, index }) => lower === 'so' && doc.tokens[index - 1]?.text === ',');
      const [comma, next] = [words[at - 1], words[at + 1]];
      if (at < 3 || !one || !two || more || !comma || !next || two.start !== next.start) continue;
      const said = words.slice(0, at - 1);
      if (
        said.some(
          ({ text, lower }) =>
            text === ',' || /^(?:if|because|so|but|when|since|after|before|until|although|though)$/u.test(lower),
        )
      )
        continue;
      if (/^(?:'d|could|would|might|should|can)$/u.test(two.finite.lower) && !two.negation) continue;
      for (const word of ['because', 'since']) {
        yield {
          edits: [
            { start: first.start, end: first.end, text: `${opened(word)} ${lowerOpening(first)}` },
            { start: comma.start, end: next.start, text: ', ' },
          ],
        };
      }
    }
  },
};
