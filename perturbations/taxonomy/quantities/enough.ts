import type { Rule } from '../../../src/plugin.js';

/** What is enough of these may be said to be sufficiently so in any register. */
const DEGREE =
  /^(?:hard|large|narrow|deep|powerful|bright|dense|solid|close|rich|wide|high|rigid|stable|flexible|intelligent|sharp|shallow|toxic|acidic|magnetic|massive|accurate|precise|similar|different|skilled|fluent|heavy|thick|thin|hot|cold|cool|warm|loud|strong|tall|soft|sour|light|low|dry|quiet|salty|sturdy|advanced|poisonous|reliable)$/u;

export const enough: Rule = {
  about: 'Enough of a quality becomes sufficiently: “hard enough to cut …” → “sufficiently hard to cut …”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Is oak hard enough to dull an axe?', 'Is oak sufficiently hard to dull an axe?'],
    ['Is a kite light enough to be posted?', 'Is a kite sufficiently light to be posted?'],
    ['Is the lake deep enough to hide a submarine?', 'Is the lake sufficiently deep to hide a submarine?'],
  ],
  leaves: [
    'Is she old enough to vote?',
    'Is oak hard enough?',
    'Is the lake deep enough for a submarine?',
    'Are mice small enough to sail?',
    'Is it not deep enough to dive?',
    'Was it large enough to fit, and hard enough to cut?',
    'Is it quite hard enough to cut?',
  ],
  words: () => ['enough'],
  *propose({ questions, tokens }, { task }) {
    const [question, second] = questions;
    if (task.like !== 'yes-no' || !question || second || question.negation) return;
    const found = question.predicate.tokens.filter(({ lower }) => lower === 'enough');
    const [word] = found;
    const [before, quality, next] = word
      ? [word.index - 2, word.index - 1, word.index + 1].map((at) => tokens[at])
      : [];
    if (!word || found.length > 1 || !quality || !DEGREE.test(quality.lower) || !before) return;
    if (next?.lower !== 'to' || /^(?:quite|just|not|ever|still|even|so)$/u.test(before.lower)) return;
    yield {
      edits: [
        { start: quality.start, end: quality.start, text: 'sufficiently ' },
        { start: quality.end, end: word.end, text: '' },
      ],
    };
  },
};
