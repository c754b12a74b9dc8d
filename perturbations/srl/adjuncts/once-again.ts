import { lowerOpening, type Rule } from '../../../src/plugin.js';
import { statedSentences } from '../stated.js';

/** What goes wrong anew: `again` says that it is not the first time, never that something is as it was before. */
const MISHAP =
  /^(?:flood|fail|delay|cancel|postpone|crash|freeze|leak|forget|miss|eat|lose|overcharge|ignore|break|jam|burn|ruin|spill|drop|collapse|flunk|reject|lie|steal|bounce|overflow|snap|overheat)$/u;

export const onceAgain: Rule = {
  about: '“Again” at the end comes first: “Our cellar flooded again” → “Once again, our cellar flooded”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['Our cellar flooded again', 'Once again, our cellar flooded'],
    ['I failed my driving test again 😩', 'Once again, I failed my driving test 😩'],
    ['The kickoff was delayed by an hour, again.', 'Once again, the kickoff was delayed by an hour.'],
  ],
  leaves: [
    'See you again',
    "I'll call again",
    'We never met again',
    'She was well again',
    'It flooded and we cried again',
    'I want to go again',
    'He is back again',
    'Try again',
    "I'm finally sleeping through the night again",
    'The heating came on again',
    'I found my glasses again',
  ],
  words: () => ['again'],
  *propose(doc) {
    for (const { words, first, last, clauses, opened } of statedSentences(doc)) {
      const [clause, second] = clauses;
      if (!clause || second || last.text !== 'again' || clause.negation || words.length < 4) continue;
      if (clause.tense !== 'past' || !MISHAP.test(clause.verb.lemma)) continue;
      const comma = words.at(-2)?.text === ',';
      const kept = words.slice(0, comma ? -2 : -1);
      const end = kept.at(-1);
      if (!end || /^(?:back|over|once|yet|never|time|now|never|then|and|well|home)$/u.test(end.lower)) continue;
      if (
        clause.copular ||
        kept.some(
          ({ text, lower }) =>
            text === ',' ||
            /^(?:and|but|or|to|that|who|because|when|if|before|finally|almost|nearly|just)$/u.test(lower),
        )
      )
        continue;
      yield {
        edits: [
          { start: first.start, end: first.end, text: `${opened('once again')}, ${lowerOpening(first)}` },
          { start: end.end, end: last.end, text: '' },
        ],
      };
    }
  },
};
