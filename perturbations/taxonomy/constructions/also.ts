import type { Rule, Token } from '../../../src/plugin.js';

export const also: Rule = {
  about: 'Also becomes “as well”, where that stands: “Is the dog also deaf?” → “Is the dog deaf as well?”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Is the old dog also deaf?', 'Is the old dog deaf as well?'],
    ['Did the baker also sell jam in Leeds?', 'Did the baker sell jam in Leeds as well?'],
  ],
  leaves: [
    'Is the dog also deaf if it barks?',
    'Is the dog, also old, deaf?',
    'Also, is the dog deaf?',
    'Did the cat that also purred bite?',
    'Does the owl not also hunt?',
    'Is the heir also likely to sell the farm?',
  ],
  words: () => ['also'],
  *propose(doc) {
    const [question, second] = doc.questions;
    if (!question || second || question.negation) return;
    const { predicate } = question;
    const [first, next] = predicate.tokens;
    const last = predicate.tokens.at(-1);
    if (
      first?.lower !== 'also' ||
      !next ||
      !last ||
      predicate.tokens.slice(1).some(holdsIt) ||
      hasInfinitive(predicate.tokens)
    )
      return;
    yield {
      edits: [
        { start: first.start, end: next.start, text: '' },
        { start: last.end, end: last.end, text: ' as well' },
      ],
    };
  },
};

/** In a second clause, or after a second `too`, the words would be of something else. */
function holdsIt({ lower, pos, kind }: Token): boolean {
  return (
    kind === 'punctuation' ||
    pos === 'SCONJ' ||
    /^(?:that|who|which|whose|when|where|if|because|and|or|but|not|as|too|well|than)$/u.test(lower)
  );
}

/** `also likely to sell`: at the end the words would be of the second verb. */
function hasInfinitive(tokens: readonly Token[]): boolean {
  return tokens.some(({ lower }, at) => lower === 'to' && /^(?:VERB|AUX)$/u.test(tokens[at + 1]?.pos ?? ''));
}
