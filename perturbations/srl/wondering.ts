import { type Rule, whetherClause } from '../../src/plugin.js';
import { plainQuestion, soleMark } from './asked.js';

const WONDERING = [
  "I'd like to know whether",
  'I wonder whether',
  "I'm wondering if",
  'Please tell me whether',
  "I'm trying to find out whether",
];

export const wondering: Rule = {
  about: 'The question becomes a statement that asks it: “I’d like to know whether ….”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Did Ada Lovelace ever meet Charles Dickens?', 'I wonder whether Ada Lovelace ever met Charles Dickens.'],
    ['Can camels swim?', 'Please tell me whether camels can swim.'],
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
    const asks = question.subject.head.lower === 'you' && /^(?:can|could|would|will)$/u.test(question.auxiliary.lower);
    for (const words of WONDERING) {
      if (asks && words.startsWith("I'm wondering")) continue;
      yield {
        edits: [
          { start: question.start, end: question.end, text: `${words} ${clause}` },
          { start: mark.start, end: mark.end, text: '.' },
        ],
      };
    }
  },
};
