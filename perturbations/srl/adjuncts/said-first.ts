import { lowerOpening, type Rule } from '../../../src/plugin.js';
import { statedSentences } from '../stated.js';

export const saidFirst: Rule = {
  about: 'A judgement’s owner named last comes first: “The shop is shut, I think” → “I think the shop is shut”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The shop is shut on Mondays, I think', 'I think the shop is shut on Mondays'],
    ['This lamp is fine, I guess 🤷', 'I guess this lamp is fine 🤷'],
    ['We could walk, I suppose.', 'I suppose we could walk.'],
  ],
  leaves: [
    'Fine, I guess',
    'It is not fine, I think',
    'It was late, so we left, I think',
    'The shop is shut, I think we left',
    'I am fine, I think',
  ],
  words: () => ['think', 'guess', 'suppose', 'reckon', 'believe'],
  *propose(doc) {
    for (const { words, first, clauses, opened } of statedSentences(doc)) {
      const [comma, subject, verb] = words.slice(-3);
      const end = words.at(-4);
      const [clause] = clauses;
      if (
        !comma ||
        !subject ||
        !verb ||
        !end ||
        !clause ||
        clause.negation ||
        comma.text !== ',' ||
        subject.text.toLowerCase() !== 'i'
      )
        continue;
      if (!/^(?:think|guess|suppose|reckon|believe)$/u.test(verb.lower) || first.lower === 'i') continue;
      if (
        words.slice(0, -3).some(({ text, lower }) => text === ',' || /^(?:and|but|so|not|n't|never|no)$/u.test(lower))
      )
        continue;
      yield {
        edits: [
          {
            start: first.start,
            end: first.end,
            text: `${subject.text === 'i' ? opened('i') : 'I'} ${verb.text} ${lowerOpening(first)}`,
          },
          { start: end.end, end: verb.end, text: '' },
        ],
      };
    }
  },
};
