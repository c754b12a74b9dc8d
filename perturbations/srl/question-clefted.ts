import { type Rule, whetherClause } from '../../src/plugin.js';
import { plainQuestion, soleMark } from './asked.js';

const CLEFTS = ['What I want to know is whether', 'My question is whether', "What I'd like to find out is whether"];

export const questionClefted: Rule = {
  about: 'The question becomes the focus of a cleft: “What I want to know is whether ….”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Did Ada Lovelace ever meet Charles Dickens?', 'My question is whether Ada Lovelace ever met Charles Dickens.'],
    ['Can camels swim?', 'What I want to know is whether camels can swim.'],
  ],
  leaves: [
    "Can't camels swim?",
    'Can you help me?',
    'Is it late? Is it cold?',
    'Can camels swim??',
    'Should I wonder if it is late?',
  ],
  *propose(doc) {
    const question = plainQuestion(doc);
    const mark = question && soleMark(question);
    if (!question || !mark || /^(?:me|us)$/u.test(question.predicate.tokens[1]?.lower ?? '')) return;
    if (question.tokens.some((token) => /^(?:if|whether)$/u.test(token.lower))) return;
    const clause = whetherClause(question);
    if (clause === undefined) return;
    for (const words of CLEFTS) {
      yield {
        edits: [
          { start: question.start, end: question.end, text: `${words} ${clause}` },
          { start: mark.start, end: mark.end, text: '.' },
        ],
      };
    }
  },
};
