import type { Rule } from '../../src/plugin.js';
import { lowered, statedSentences } from './stated.js';
import { upper } from './statement.js';

const COUNTED =
  /^there (?:'re|are|were) ((?:about |around |only |at least |over )?(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|\d+|several|a few|a dozen) (?:of us|of them|[a-z]+s|people|children|men|women)) ((?:ahead of|behind|in|on|under|at|inside|outside|by) .+)$/u;

export const countedFirst: Rule = {
  about: 'An existential becomes plain: “There were six of us in the lift” → “Six of us were in the lift”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['There were six of us in the lift', 'Six of us were in the lift'],
    ['There are three people ahead of me in the queue', 'Three people are ahead of me in the queue'],
  ],
  leaves: [
    'There is a cat on the mat',
    'There were six, in the lift',
    'There are two ways in',
    'There are three days in June',
    'There are two of us and a dog in the car',
  ],
  *propose(doc) {
    for (const { words, first, last } of statedSentences(doc)) {
      const [, counted, place] = COUNTED.exec(lowered(words)) ?? [];
      if (counted === undefined || place === undefined || words.some(({ text }) => text === ',')) continue;
      if (
        /\b(?:and|but|that|who|to)\b/u.test(place) ||
        /\b(?:days|weeks|hours|minutes|months|years|ways|things|reasons|times|problems|issues|types|kinds)\b/u.test(
          counted,
        )
      )
        continue;
      const count = counted.split(' ').length;
      const [from, end, next] = [words[2], words[1 + count], words[2 + count]];
      const be = words[1]?.lower === 'were' ? 'were' : 'are';
      if (!from || !end || !next) continue;
      const said = doc.text.slice(from.start, end.end);
      const text = `${/^\p{Lu}/u.test(first.text) ? upper(said) : said} ${be} ${doc.text.slice(next.start, last.end)}`;
      yield { edits: [{ start: first.start, end: last.end, text }] };
    }
  },
};
