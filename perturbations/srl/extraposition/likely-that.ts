import type { Rule } from '../../../src/plugin.js';
import { opening, plainQuestion } from '../asked.js';

export const likelyThat: Rule = {
  about: 'Raising undone: “Would X be likely to do it?” → “Is it likely that X would do it?”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Would a vegan be likely to order duck?', 'Is it likely that a vegan would order duck?'],
    ['Is the bridge unlikely to collapse?', 'Is it unlikely that the bridge will collapse?'],
  ],
  leaves: [
    'Is it likely to rain?',
    'Is it more likely to rain?',
    'Are the Danes more likely to cycle than the Dutch?',
    'Was he likely to win?',
    'Is someone likely?',
    'Is the portrait likely to be a fake?',
  ],
  words: () => ['likely', 'unlikely'],
  *propose(doc) {
    const question = plainQuestion(doc);
    if (
      !question ||
      !/^(?:is|are|would)$/u.test(question.auxiliary.lower) ||
      /^(?:it|there|any|anyone)\b/iu.test(question.subject.text)
    )
      return;
    const words = question.predicate.tokens.slice(question.auxiliary.lower === 'would' ? 1 : 0);
    const [likely, to, verb] = words;
    if (question.auxiliary.lower === 'would' && question.predicate.tokens[0]?.lower !== 'be') return;
    if (!likely || !/^(?:likely|unlikely)$/u.test(likely.lower) || to?.lower !== 'to' || !verb) return;
    const modal = question.auxiliary.lower === 'would' ? 'would' : 'will';
    const rest = doc.text.slice(verb.start, question.predicate.end);
    if (modal === 'will' && NOW.test(rest)) return;
    const text = `is it ${likely.lower} that ${question.subject.text} ${modal} ${rest}`;
    yield { edits: [{ start: question.start, end: question.end, text: opening(question, text) }] };
  },
};

/** What a thing is now already, so that nobody says that it will be. */
const NOW =
  /^(?:have|be (?:an?|the|genuine|real|true|fake|false|forged|original|authentic|due|caused|made|from|older|younger))\b/iu;
