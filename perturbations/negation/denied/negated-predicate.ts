import { matches, type Rule, type Token } from '../../../src/plugin.js';
import { negated } from '../negate.js';
import { polarAdjectives, stateOf } from '../polar.js';
import { IN_PART } from './in-part.js';
import { isNegated, soleStatement } from './sole-statement.js';

const GRADED = /^(?:very|really|that|particularly)$/u;
const WHOLE =
  /^(?:all|every|everyone|everything|everybody|each|both|most|many|some|no|nobody|nothing|none|few|any|half|two|three|neither)$/u;

/** A text that is one polar statement changes its label with the negation; “not good” is bad, “not terrible” only no longer bad. */
export const negatedPredicate: Rule = {
  about: 'The predicate of a text that is one polar statement is negated: “was good” → “wasn’t good”',
  expects: { sentiment: 'different' },
  examples: [
    ['The soup was delicious', "The soup wasn't delicious"],
    ['Our guide was very helpful.', "Our guide wasn't very helpful."],
    ["I'm satisfied with the repair", "I'm not satisfied with the repair"],
  ],
  leaves: [
    'The soup was delicious but the waiter was rude',
    'The soup was average',
    "The soup wasn't good",
    'All the rooms were clean',
    'The soup was delicious 😋',
    'The first half was good',
    'I feel really embarrassed about it',
    'I was nervous before the interview',
    'The soup was better than good',
    'I feel kind of flat about it',
    'The usher was rude to everyone',
    'She was rude to the porter all morning',
  ],
  words: () => polarAdjectives(),
  *propose(doc) {
    const clause = soleStatement(doc);
    const state = clause && stateOf(clause);
    if (!clause || !state || state.polar.negated === undefined || isNegated(clause) || matches(doc, IN_PART)) return;
    if (state.adjective.lower === 'kind' && state.next?.lower === 'of') return;
    if (state.degree && (!GRADED.test(state.degree.lower) || state.verb === 'feel')) return;
    if (clause.subject.tokens.some((token) => WHOLE.test(token.lower) || token.lower === 'first')) return;
    if (
      /^(?:un|dis|im|in)(?!t|s|f|v|c)/u.test(state.adjective.lower) ||
      !ends(state.next) ||
      clause.rest.tokens.length > 8
    )
      return;
    if (adverbBefore(clause.tokens, clause.verb, state.adjective)) return;
    const edits = negated(clause);
    if (edits) yield { edits, relation: state.polar.negated };
  },
};

/** Nothing but a complement may follow: `in the beginning` or `before the exam` limits what is said. */
function ends(next: Token | undefined): boolean {
  return next === undefined || /^(?:with|about|by|for|to|of|at|today|here|tonight)$/u.test(next.lower);
}

function adverbBefore(tokens: readonly Token[], verb: Token, adjective: Token): boolean {
  return (
    tokens.some(
      (token) =>
        token.pos === 'ADV' && token.start > verb.start && token.end <= adjective.start && !GRADED.test(token.lower),
    ) ||
    tokens.some(
      (token) =>
        /^(?:just|always|once|usually|sometimes|never|first|initially)$/u.test(token.lower) && token.end <= verb.start,
    )
  );
}
