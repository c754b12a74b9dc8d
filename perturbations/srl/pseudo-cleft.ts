import type { Rule, Token } from '../../src/plugin.js';
import { statedSentences } from './stated.js';

export const pseudoCleft: Rule = {
  about: 'What one wants becomes the focus: “I want a refund” → “What I want is a refund”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['The box was torn. I want a full refund.', 'The box was torn. What I want is a full refund.'],
    ["I'd like to change my seat", "What I'd like to do is change my seat"],
  ],
  leaves: [
    "I'm not trying to win",
    "I'm just trying to stay awake",
    'I need to renew my passport by Friday',
    "We're trying to find a new flat.",
    'She needs to call',
    'I really need to sleep',
    'I need to be quiet',
    'I need to call and I want to sleep',
    'I want to have a dog',
  ],
  *propose(doc) {
    for (const { words, first, clauses, opened } of statedSentences(doc)) {
      const [clause, second] = clauses;
      if (!clause || second || clause.negation || !/^(?:I|i|We|we)$/u.test(first.text)) continue;
      const subject = first.lower === 'i' ? first.text : 'we';
      const head = headOf(words, subject);
      const [action, after, ...rest] = words.slice(head?.count);
      if (!head || !action || !after || /^(?:be|have|do|not|know|stop|like|say|thank|see)$/u.test(action.lower))
        continue;
      if (head.does && (action.pos === 'ADV' || action.kind !== 'word')) continue;
      if (!head.does && !(/^(?:an?|the|my|our)$/u.test(action.lower) && /^(?:NOUN|ADJ)$/u.test(after.pos))) continue;
      if (
        [after, ...rest].some(
          ({ lower, text }) => /^(?:because|but|so|if|to)$/u.test(lower) || (text === ',' && head.does),
        )
      )
        continue;
      yield { edits: [{ start: first.start, end: action.start, text: opened(`${head.text} `) }] };
    }
  },
};

interface Head {
  readonly text: string;
  /** How many words it takes the place of. */
  readonly count: number;
  /** Whether something is done rather than wanted. */
  readonly does: boolean;
}

function headOf(words: readonly Token[], subject: string): Head | undefined {
  const said = words
    .slice(1, 5)
    .map(({ lower }) => lower)
    .join(' ');
  if (/^would like to\b/u.test(said)) return { text: `what ${subject} would like to do is`, count: 4, does: true };
  if (/^'d like to\b/u.test(said)) return { text: `what ${subject}'d like to do is`, count: 4, does: true };
  const noun = /^(need|want) (?:an?|the|my|our)\b/u.exec(said);
  return noun ? { text: `what ${subject} ${noun[1]} is`, count: 2, does: false } : undefined;
}
