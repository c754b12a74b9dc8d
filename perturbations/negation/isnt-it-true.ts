import { declarative, type Rule } from '../../src/plugin.js';
import { isNegator, isWillOfAsked, soleQuestion } from './asked.js';

const OPENINGS = ["Isn't it true that", "Isn't it the case that", "Isn't it a fact that", "Isn't it correct that"];

/** Like every contracted negative question, it asks for the answer that the plain one asks for. */
export const isntItTrue: Rule = {
  about: "The question becomes “Isn't it true that …?”; the answer stays",
  expects: { 'yes-no': 'same' },
  examples: [
    ['Did the Vikings reach Iceland?', "Isn't it true that the Vikings reached Iceland?"],
    ['Can camels swim?', "Isn't it the case that camels can swim?"],
  ],
  leaves: [
    'Is it odd to meet a camel in Oslo?',
    'Does she own any boats?',
    "Can't camels swim?",
    'Would you recommend this tent?',
    'Is it ever legal to park here?',
  ],
  *propose(doc) {
    const question = soleQuestion(doc);
    if (!question || question.tokens.some(isNegator) || question.subject.person === 1) return;
    if (isWillOfAsked(question)) return;
    if (/^(?:it|this|that|these|those|some|someone|only|few)\b/iu.test(question.subject.text)) return;
    const statement = declarative(question);
    if (statement === undefined) return;
    for (const opening of OPENINGS)
      yield { edits: [{ start: question.start, end: question.end, text: `${opening} ${statement}` }] };
  },
};
