import type { Rule } from '../../../src/plugin.js';
import { statedSentences } from '../stated.js';

export const pseudoCleft: Rule = {
  about: 'What one wants becomes the focus: “I want a refund” → “What I want is a refund”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['The box was torn. I want a full refund.', 'The box was torn. What I want is a full refund.'],
    ['I need a nap', 'What I need is a nap'],
  ],
  leaves: [
    "I'm not trying to win",
    "I'm just trying to stay awake",
    'I need to renew my passport by Friday',
    "We're trying to find a new flat.",
    'She needs to call',
    'I really need to sleep',
    "I'd like to change my seat",
    'I need to call and I want to sleep',
    'I want to have a dog',
    'Which bolt came loose? We need the number.',
    'I want my money back for this stove',
    'I want my money back now.',
  ],
  words: () => ['need', 'want'],
  *propose(doc) {
    if (doc.text.includes('?')) return; // beside a question it would be set against what is asked
    for (const { words, first, clauses, opened } of statedSentences(doc)) {
      const [clause, second] = clauses;
      if (!clause || second || clause.negation || !/^(?:I|i|We|we)$/u.test(first.text)) continue;
      const [, verb, action, after, ...rest] = words;
      if (!verb || !action || !after || !/^(?:need|want)$/u.test(verb.lower)) continue;
      if (!/^(?:an?|the|my|our)$/u.test(action.lower) || !/^(?:NOUN|ADJ)$/u.test(after.pos)) continue;
      if ([after, ...rest].some(({ lower }) => /^(?:because|but|so|if|to)$/u.test(lower))) continue;
      const back = words.findIndex(({ lower }) => lower === 'back');
      if (
        (back > 0 && back < words.length - 1) ||
        /^(?:now|today|please|asap|immediately)$/u.test(words.at(-1)?.lower ?? '')
      )
        continue; // `my money back for this`, `now`: of the wanting
      const text = opened(`what ${first.lower === 'i' ? first.text : 'we'} ${verb.lower} is `);
      yield { edits: [{ start: first.start, end: action.start, text }] };
    }
  },
};
