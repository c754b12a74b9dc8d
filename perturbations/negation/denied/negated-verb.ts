import { matches, type Rule, wordTable } from '../../../src/plugin.js';
import { negated } from '../negate.js';
import { IN_PART } from './in-part.js';
import { isNegated, soleStatement } from './sole-statement.js';

/** Verbs that carry the label of their clause, and what becomes of it when they are negated. */
const VERBS = wordTable<'opposite' | 'different'>({
  recommend: 'opposite',
  like: 'opposite',
  enjoy: 'opposite',
  appreciate: 'opposite',
  trust: 'opposite',
  love: 'different',

  admire: 'different',
  hate: 'different',
  dislike: 'different',
  despise: 'different',
  regret: 'different',
  exceed: 'different',
  disappoint: 'different',
  annoy: 'different',
  impress: 'opposite',
  crash: 'different',
});

/** Nobody says that he does not hate being ignored. */
const UNSAID = /^(?:being|getting|having|waiting|losing|it|when|how|that)$/u;

export const negatedVerb: Rule = {
  about: 'The verb of a text that is one polar statement is negated: “I recommend it” → “I don’t recommend it”',
  expects: { sentiment: 'different' },
  examples: [
    ['I love this lamp', "I don't love this lamp"],
    ['I would recommend this hotel', "I wouldn't recommend this hotel"],
    ['We really enjoyed the concert', "We didn't really enjoy the concert"],
  ],
  leaves: [
    'I enjoyed every minute of the play',
    "I don't recommend it",
    'I love my cat and my cat loves me',
    'I would like a table for two',
    'I love this lamp 😍',
    'I regret not buying it',
    'I would love to see you',
    'The glass broke',
    'The heater broke down after a week',
    'The lecture impressed the whole class',
    'I enjoyed the tour a lot',
    'He failed to appear',
    'Everyone loved the soup',
    'I hate being ignored',
    'I hate the way this lid sticks',
    'I appreciate your patience',
    'I trust my dentist completely',
  ],
  words: () => Object.keys(VERBS),
  *propose(doc) {
    const clause = soleStatement(doc);
    const verb = clause?.verb;
    const relation = verb && VERBS[verb.lemma];
    if (!clause || !verb || relation === undefined || isNegated(clause) || matches(doc, IN_PART)) return;
    if (
      clause.auxiliaries.some((each) => !/^(?:would|'d|do|does|did)$/u.test(each.lower)) ||
      /^(?:do|did|does)$/u.test(clause.finite.lower)
    )
      return;
    if (clause.auxiliaries.length > 0 && verb.lemma !== 'recommend') return;
    const [first, second] = clause.rest.tokens;
    if (
      /^(?:hate|dislike|despise)$/u.test(verb.lemma) &&
      (UNSAID.test(first?.lower ?? '') || (first?.lower === 'the' && second?.lower === 'way'))
    )
      return;
    if (clause.rest.tokens.length === 0 && !/^crash$/u.test(verb.lemma)) return;
    if (/^(?:everyone|everybody|all|everything|some|many|most|somebody|someone)\b/iu.test(clause.subject.text)) return;
    if (
      clause.rest.tokens.some(({ lower }) =>
        /^(?:every|all|everything|each|most|always|everyone|both|best|worst|lot|much|for|just|how|completely|fully|totally|entirely|absolutely|your|you|twice|thrice|times|again)$/u.test(
          lower,
        ),
      )
    )
      return;
    const edits = negated(clause);
    if (edits) yield { edits, relation };
  },
};
