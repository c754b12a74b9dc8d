import type { Rule } from '../../src/plugin.js';
import { isNegator, soleQuestion } from './asked.js';

/** What one tries to do: not doing it is failing to. */
const ACHIEVEMENTS =
  /^(?:win|survive|pass|reach|finish|complete|achieve|solve|beat|defeat|qualify|recover|capture|conquer|obtain|satisfy|convince|escape)$/u;

export const failTo: Rule = {
  about: 'The question asks whether the attempt fails: “Did X win?” → “Did X fail to win?”; the answer is reversed',
  expects: { 'yes-no': 'opposite' },
  examples: [
    ['Did Portugal win the final?', 'Did Portugal fail to win the final?'],
    ['Will the ferry reach the island?', 'Will the ferry fail to reach the island?'],
  ],
  leaves: [
    'Could Portugal win the final?',
    'Did Portugal ever win?',
    'Would you find a lamp in a lighthouse?',
    'Did she meet the king?',
  ],
  *propose(doc) {
    const question = soleQuestion(doc);
    const [verb] = question?.predicate.tokens ?? [];
    if (!question || !verb || !/^(?:did|does|do|will)$/u.test(question.auxiliary.lower)) return;
    if (!ACHIEVEMENTS.test(verb.lower) || question.subject.kind === 'pronoun' || question.tokens.some(isNegator))
      return;
    if (/^(?:all|every|each|some|any|most|many|few|both|only)\b/iu.test(question.subject.text)) return;
    if (question.predicate.tokens.some((token) => /^(?:and|or|any|ever|than|while|when)$/u.test(token.lower))) return;
    yield { edits: [{ start: verb.start, end: verb.start, text: 'fail to ' }] };
  },
};
