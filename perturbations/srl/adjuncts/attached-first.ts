import { lowerOpening, type Rule } from '../../../src/plugin.js';
import { statedSentences } from '../stated.js';

export const attachedFirst: Rule = {
  about:
    'What is enclosed comes after the verb: “A copy of the receipt is attached” → “Attached is a copy of the receipt”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [['A copy of the receipt is attached.', 'Attached is a copy of the receipt.']],
  leaves: ['He is attached', 'The lid is attached to the jar', 'A copy is not attached', 'The photos were attached'],
  words: () => ['attached', 'enclosed'],
  *propose(doc) {
    for (const { words, first, last, clauses, opened } of statedSentences(doc)) {
      const [clause, second] = clauses;
      const be = words.at(-2);
      if (!clause || second || !be || !/^(?:attached|enclosed)$/u.test(last.lower) || !/^(?:is|are)$/u.test(be.lower))
        continue;
      if (clause.subject.kind === 'pronoun' || clause.finite !== be) continue;
      const subject = lowerOpening(first) + doc.text.slice(first.end, words.at(-3)?.end ?? first.end);
      yield { edits: [{ start: first.start, end: last.end, text: `${opened(last.lower)} ${be.lower} ${subject}` }] };
    }
  },
};
