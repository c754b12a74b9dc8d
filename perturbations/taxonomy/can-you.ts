import { matchCase, type Rule } from '../../src/plugin.js';
import { opensClause } from './agreement.js';
import { asksOtherThanAbility } from './allowed.js';

/** Of these one asks whether there is a way, and neither for leave nor for a favour. */
const FEASIBLE =
  /^(?:buy|see|hear|pay|get|drive|fly|make|boil|fry|find|stream|swim|sail|cross|reach|travel|visit|grow|learn|build|walk|cycle|catch|watch|survive|charge|smell|climb|hide|fit|cook|bake|freeze|melt|produce|store)$/u;

/** What customers, tenants and travellers ask of themselves. */
const ARRANGED =
  /^(?:buy|pay|get|book|cancel|change|return|exchange|swap|transfer|upgrade|download|grow|learn|reach|travel|switch|renew|move|pause|combine|split|edit|recover|restore|extend|postpone|reschedule|order|install|connect|track)$/u;

const OURS = /\b(?:I|me|my|mine|us|our|we|please|help)\b/iu;
const OTHERWISE = /[;:()–—]|\b(?:or|ever|either|possibly|possible|permission|illegal|legal|allowed|age)\b/iu;

export const canYou: Rule = {
  about: '“Can you …?” of people at large becomes “Is it possible to …?”: “Can you see Wales from Devon?”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Can you see Wales from Devon?', 'Is it possible to see Wales from Devon?'],
    ['Could you sail from Malta to Japan?', 'Would it be possible to sail from Malta to Japan?'],
    ['Can I change my flight at the desk?', 'Is it possible to change my flight at the desk?'],
  ],
  leaves: [
    'Can you see my order?',
    'Can you lift a piano?',
    'Can I wear my hat at dinner?',
    'Can he see Wales?',
    "Can't you see Wales?",
    'Can you see Wales or Ireland?',
    'Could you buy tea in 1850?',
    'Can you still see Wales?',
    'Can you see Wales? Can you see Kent?',
  ],
  *propose(doc, { task }) {
    const [question, second] = doc.questions;
    if (task.like !== 'yes-no' || !question || second || question.negation || !opensClause(doc, question)) return;
    const { auxiliary, subject, predicate } = question;
    if (!/^(?:can|could)$/u.test(auxiliary.lower) || OTHERWISE.test(doc.text) || asksOtherThanAbility(doc)) return;
    const verb = predicate.tokens[0];
    if (!verb || !isFeasible(subject.text.toLowerCase(), verb.lower, doc.text)) return;
    const text = matchCase(auxiliary.text, auxiliary.lower === 'can' ? 'is it possible to' : 'would it be possible to');
    yield { edits: [{ start: auxiliary.start, end: subject.end, text }] };
  },
};

function isFeasible(asked: string, verb: string, text: string): boolean {
  if (asked === 'you' || asked === 'one') return FEASIBLE.test(verb) && !OURS.test(text);
  return (asked === 'i' || asked === 'we') && ARRANGED.test(verb);
}
