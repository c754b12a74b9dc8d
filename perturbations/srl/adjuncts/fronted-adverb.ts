import { lowerOpening, type Rule } from '../../../src/plugin.js';
import { plainQuestion } from '../asked.js';

export const frontedAdverb: Rule = {
  about: 'An adverb of the whole question is moved to the front: “Hypothetically, would X win?”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Would a bear hypothetically win a chess game?', 'Hypothetically, would a bear win a chess game?'],
    ['Could a ship theoretically sail up this river?', 'Theoretically, could a ship sail up this river?'],
  ],
  leaves: [
    'Would a bear easily win?',
    'Hypothetically, would a bear win?',
    'Is it usual?',
    'Is a bus ticket usually cheap?',
    'Is it usually, or often, late?',
  ],
  words: () => ['hypothetically', 'theoretically'],
  *propose(doc) {
    const question = plainQuestion(doc);
    if (!question || question.sentence.start !== question.start) return;
    const adverbs = question.predicate.tokens.filter(({ lower }) => /^(?:hypothetically|theoretically)$/u.test(lower));
    const [adverb] = adverbs;
    const next = adverb && doc.tokens[adverb.index + 1];
    const before = adverb && doc.tokens[adverb.index - 1];
    if (
      !adverb ||
      adverbs.length !== 1 ||
      !next ||
      !before ||
      next.start >= question.end ||
      before.text === ',' ||
      next.text === ','
    )
      return;
    if (adverb.index > (question.predicate.tokens[0]?.index ?? 0) + 1) return;
    const { auxiliary } = question;
    const word = adverb.text.charAt(0).toUpperCase() + adverb.text.slice(1);
    yield {
      edits: [
        { start: auxiliary.start, end: auxiliary.end, text: `${word}, ${lowerOpening(auxiliary)}` },
        { start: adverb.start, end: next.start, text: '' },
      ],
    };
  },
};
