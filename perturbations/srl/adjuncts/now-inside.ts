import { conjugate, type Rule } from '../../../src/plugin.js';
import { statedSentences } from '../stated.js';

export const nowInside: Rule = {
  about:
    '“Now” moves from the end to the verb: “Bus 9 leaves from the square now” → “Bus 9 now leaves from the square”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The bus leaves from the other square now', 'The bus now leaves from the other square'],
    ["It's platform 3 now", "It's now platform 3"],
  ],
  leaves: [
    'I know now',
    'It works now',
    'We are leaving right now',
    'He is here by now',
    'I love it now',
    'Do it now',
    'He actually asks for books now',
  ],
  words: () => ['now'],
  *propose(doc) {
    for (const { words, last, clauses } of statedSentences(doc)) {
      const [clause, second] = clauses;
      const before = words.at(-2);
      if (!clause || second || last.lower !== 'now' || !before || clause.negation || words.length < 4) continue;
      if (/^(?:right|just|until|till|by|for|from|as|even|up|here|there|and|or|than|what|to)$/u.test(before.lower))
        continue;
      if (words.some(({ text, lower }) => text === ',' || /^(?:and|but|so|because|if|when|that)$/u.test(lower)))
        continue;
      const { verb, finite, copular } = clause;
      if (words.some(({ pos, end }) => pos === 'ADV' && end <= verb.start)) continue;
      const be = copular && finite === verb && /^(?:is|are|'s|'re)$/u.test(finite.lower);
      const third = finite === verb && conjugate(verb.lemma, 'third') === verb.lower && !copular;
      const rest = words.filter(({ start }) => start >= verb.end);
      if (
        !(be || third) ||
        rest.length < (be ? 2 : 3) ||
        /^(?:know|love|like|hate|want|need|feel|look|seem)$/u.test(verb.lemma)
      )
        continue;
      if (be && !/^(?:DET|NUM|NOUN|PROPN|ADP)$/u.test(rest[0]?.pos ?? '')) continue;
      const at = be ? finite.end : verb.start;
      yield {
        edits: [
          { start: at, end: at, text: be ? ' now' : 'now ' },
          { start: before.end, end: last.end, text: '' },
        ],
      };
    }
  },
};
