import { capitalize, declarative, parse, type Rule } from '../../../src/plugin.js';
import { opensWithCondition } from '../../around/inverted-condition.js';
import { hasComma } from '../../around/only-if.js';

export const inversionUndone: Rule = {
  about: 'A condition by inversion gets its “if”: “Had X been there, would …?” → “If X had been there, would …?”',
  expects: { 'yes-no': 'same' },
  examples: [
    [
      'Had the film been silent, might a pianist have played along?',
      'If the film had been silent, might a pianist have played along?',
    ],
    ['Were a ship to sail to Rome, would it pass Corsica?', 'If a ship were to sail to Rome, would it pass Corsica?'],
    [
      'Were it not for the wind, would the lake freeze over?',
      'If it were not for the wind, would the lake freeze over?',
    ],
  ],
  leaves: ['Had the film been silent?', 'Were they late, or were they lost?', 'Had Ada met Bo, then Cy, before May?'],
  onlyIf: hasComma,
  *propose(doc) {
    const [sentence, second] = doc.sentences;
    if (!sentence || second || !opensWithCondition(sentence.text) || !sentence.text.endsWith('?')) return;
    const comma = sentence.tokens.findLast(
      ({ text, index }) => text === ',' && /^(?:would|could|might|will|can)$/u.test(doc.tokens[index + 1]?.lower ?? ''),
    );
    const [first] = sentence.tokens;
    if (!comma || !first) return;
    const condition = doc.text.slice(sentence.start, comma.start);
    const not = /^were it not for (.+)$/iu.exec(condition)?.[1];
    const clause = not === undefined ? clauseOf(condition) : `it were not for ${not}`;
    if (clause !== undefined) yield { edits: [{ start: sentence.start, end: comma.start, text: `If ${clause}` }] };
  },
};

function clauseOf(condition: string): string | undefined {
  if (condition.includes(',') || /\b(?:not|never|or)\b|n['’]t/iu.test(condition)) return undefined;
  const planned = /^were ((?:an?|the|my|our)(?: [a-zà-ž]+){1,2}) (to [a-zà-ž]+ .+)$/iu.exec(condition);
  if (planned) return `${planned[1]} were ${planned[2]}`;
  const [question, second] = parse(`${capitalize(condition)}?`).questions;
  return question && !second && !question.negation ? declarative(question) : undefined;
}
