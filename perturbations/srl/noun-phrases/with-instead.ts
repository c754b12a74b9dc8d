import { neededWords, type Rule } from '../../../src/plugin.js';
import { plainQuestion } from '../asked.js';

const HAS =
  /\b(\p{Ll}+) (?:who|that|which) (?:has|have) (?=(?:an?|no|fewer|more|only|at least|two|three|four) (\p{L}+)( \p{L}+)?)/gu;

/** What one has as one has an accident, or a right: nobody is a person with it. */
const NOT_WITH =
  /^(?:stroke|attack|heart|baby|accident|seizure|crash|party|meeting|look|try|go|drink|meal|dinner|lot|right|reason|duty|say|chance|choice|idea|time|time|been|than|one|to|yet|longer|doubt)$/u;

export const withInstead: Rule = {
  about: 'A clause becomes a phrase: “a person who has a nut allergy” → “a person with a nut allergy”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Would a clerk who has a nut allergy enjoy marzipan?', 'Would a clerk with a nut allergy enjoy marzipan?'],
    ['Does a village that has no shop need a road?', 'Does a village with no shop need a road?'],
  ],
  leaves: [
    'Would a monk who has a stroke sing?',
    'Would a monk who has no doubt sing?',
    'Would a monk who has sung be tired?',
    'Would a monk who has a cold and sings be tired?',
    'A monk who has a cold sings.',
    'Did Ada, who has a cold, sing?',
    'Is it Ada who has a cold?',
    'Can a village that has two wells with clean water do without a river?',
  ],
  words: () => neededWords(/\b(?:has|have)\b/u),
  *propose(doc) {
    if (!/\b(?:who|that|which) ha(?:s|ve) /u.test(doc.text)) return;
    const question = plainQuestion(doc);
    if (!question || question.subject.head.lower === 'it') return;
    for (const match of doc.text.matchAll(HAS)) {
      const [all, noun = '', first = '', second = ''] = match;
      const token = doc.tokens.find(({ start }) => start === match.index);
      const rest = doc.text.slice(match.index + all.length, question.end);
      if (match.index < question.start || !token || !isNoun(token.pos, noun)) continue;
      if (NOT_WITH.test(first) || NOT_WITH.test(second.trim()) || /\b(?:and|but|or)\b|,/u.test(rest)) continue;
      if (
        /^[^,?]*\bwith\b|\bwith\b[^,?]*$/u.test(rest) ||
        /\bwith \S+(?: \S+)? $/u.test(doc.text.slice(question.start, match.index))
      )
        continue; // with … with
      yield { edits: [{ start: match.index + noun.length, end: match.index + all.length, text: ' with ' }] };
    }
  },
};

function isNoun(pos: string, noun: string): boolean {
  return pos === 'NOUN' || /^(?:someone|somebody|anyone|anybody|people)$/u.test(noun);
}
