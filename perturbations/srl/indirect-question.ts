import { type Rule, whetherClause } from '../../src/plugin.js';
import { plainQuestion } from './asked.js';

const ASKING = [
  'Can you tell me whether',
  'Could you tell me if',
  'Do you know if',
  'Do you know whether',
  'Do you happen to know if',
];

/** A follow-up whose answer is that of the question inside. */
export const indirectQuestion: Rule = {
  about: 'The question becomes an indirect one: “Can you tell me whether …?”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Did Ada Lovelace ever meet Charles Dickens?', 'Do you know if Ada Lovelace ever met Charles Dickens?'],
    ['Can camels swim?', 'Can you tell me whether camels can swim?'],
  ],
  leaves: [
    "Can't camels swim?",
    'Can you help me?',
    'Is it late? Is it cold?',
    'Why is it late?',
    'CAN CAMELS SWIM?',
    'Can I bake this or will it melt?',
  ],
  *propose(doc) {
    const question = plainQuestion(doc);
    if (!question || /^(?:me|us)$/u.test(question.predicate.tokens[1]?.lower ?? '')) return;
    const clause = whetherClause(question);
    if (clause === undefined) return;
    const asked = question.subject.head.lower === 'you' && !/^(?:can|could|do)$/u.test(question.auxiliary.lower);
    for (const asking of ASKING) {
      if (asked && asking.startsWith('Do you')) continue;
      yield { edits: [{ start: question.start, end: question.end, text: `${asking} ${clause}` }] };
    }
  },
};
