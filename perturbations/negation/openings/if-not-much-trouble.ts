import { lowerOpening, type Rule } from '../../../src/plugin.js';

export const ifNotMuchTrouble: Rule = {
  about: 'A request gets a polite negative condition: “Can you send it?” → “If you don’t mind, can you send it?”',
  expects: { sentiment: 'same' },
  examples: [
    ['Can you send me the invoice? 📄', "If you don't mind, can you send me the invoice? 📄"],
    ['Could we move the call to Friday?', "If it's no trouble, could we move the call to Friday?"],
  ],
  leaves: [
    'Can you believe it?',
    'Can you swim?',
    'Is it late?',
    "Can't you send it?",
    'Could you be any louder?',
    'Can you explain why it\'s "lost"?',
  ],
  words: () => ['can', 'could', 'would', 'will'],
  *propose(doc) {
    const [first, second, verb, ...more] = doc.tokens;
    if (doc.sentences.length !== 1 || !first || !second || !verb || !/^(?:can|could|would|will)$/u.test(first.lower))
      return;
    const asks =
      /^(?:send|remind|help|tell|show|forward|share|check|call|explain|give|pick|bring|let|move|reschedule|meet|talk|update|confirm|change|resend|take|push|postpone|email|text|book)$/u;
    if (!/^(?:you|we|i)$/u.test(second.lower) || !asks.test(verb.lower) || more.length === 0) return;
    if (
      doc.tokens.some(({ lower }) => /^(?:not|n't|mind|believe|why|still|actually|stop|trouble)$/u.test(lower)) ||
      first.text === first.text.toUpperCase() ||
      /["“”!]/u.test(doc.text)
    )
      return;
    for (const opening of ["If you don't mind, ", "If it's no trouble, "])
      yield { edits: [{ start: first.start, end: first.end, text: opening + lowerOpening(first) }] };
  },
};
