import type { Rule, Token } from '../../src/plugin.js';
import { isOfficial } from '../around/register.js';
import { deniedClause } from './deny-clause.js';
import { isPlain } from './mood.js';
import { soleClause } from './told-event.js';

export const placeDenied: Rule = {
  about: 'Where, when or which something plainly is is denied: “My locker is number 40” → “My locker isn’t number 40”',
  expects: { sentiment: 'same' },
  examples: [
    ['My locker is number 40', "My locker isn't number 40"],
    ["I'm on the 18:20 🚆", "I'm not on the 18:20 🚆"],
    ["Freya's in the greenhouse", "Freya's not in the greenhouse"],
  ],
  leaves: [
    'Dad is in hospital',
    'The bus is on time',
    'The soup is on the house',
    'It is in the oven',
    'The keys are at home',
    'My bag is in Lisbon and I am in Oslo',
    'He is a hero',
    'The second film is on a par with the first',
    'I am on the night train to Oslo',
    "I'm the one in the green anorak",
  ],
  *propose(doc) {
    const clause = soleClause(doc);
    if (clause?.lemma !== 'be' || !clause.subject || !isPlain(doc) || isOfficial(doc)) return;
    if (/^(?:it|this|that|you|there|these|those|they)$/u.test(clause.subject.head.lower) || !isPlace(clause.rest))
      return;
    const edits = deniedClause(doc, clause);
    if (edits) yield { edits };
  },
};

const AT =
  /^(?:in|on|at|near|by|behind|beside|under|above|outside|inside|opposite|between|next|from|upstairs|downstairs|abroad)$/u;
/** Where one is ill, in trouble, in luck or in a mood. */
const STATES =
  /^(?:time|hospital|trouble|luck|love|pain|danger|debt|charge|control|fire|sale|house|tears|heaven|hell|edge|strike|hold|shape|stock|order|touch|need|jail|prison|court|danger|shock|agony|bits|pieces|home|work|war|risk|fault|least|best|worst|top|way|mood|mess|ages|tune|season|intensive|care|ward|surgery|leave|holiday|vacation|clue|budget|schedule|track|board|form|demand|bloom|me|us|you|your|phone|loose|lot|limit|moon|my|our|place|front|bed|air|sync|line|call|awe|jobs|moment|queue|middle|parts|par|bus|train|coach|ferry|plane|tram|boat|level)$/u;

function isPlace(rest: readonly Token[]): boolean {
  const [first, second] = rest;
  if (!first || rest.length > 10 || rest.some(({ lower }) => STATES.test(lower))) return false;
  if (AT.test(first.lower)) return rest.length > 1 || /stairs$|abroad$/u.test(first.lower);
  return (
    /^(?:number|platform|row|room|gate|seat|flat|channel|page|bus|table|size)$/u.test(first.lower) &&
    second?.kind === 'number'
  );
}
