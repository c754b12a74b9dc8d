import type { Clause, Edit, Rule } from '../../src/plugin.js';
import { conjugate } from '../../src/plugin.js';
import { stateOf } from './polar.js';
import { soleStatement } from './sole-statement.js';

export const negationRemoved: Rule = {
  about: 'The negation of a text that is one statement is taken away: “was not good” → “was good”',
  expects: { sentiment: 'opposite' },
  examples: [
    ['The soup was not good', 'The soup was good'],
    ["I wouldn't recommend this hotel", 'I would recommend this hotel'],
    ["We didn't enjoy the concert", 'We enjoyed the concert'],
    ['The waiter was not very helpful', 'The waiter was very helpful'],
    ["The soup wasn't bad", 'The soup was bad'],
  ],
  leaves: [
    "I'm not sure",
    "I don't like it but he does",
    'The soup was not only good',
    'I am not happy 😒',
    "I don't know anyone here",
    "I'm not angry, just tired",
  ],
  *propose(doc) {
    const clause = soleStatement(doc);
    const negation = clause?.negation;
    if (!clause || !negation || !/^(?:not|n't)$/u.test(negation.lower)) return;
    if (
      clause.tokens.some((token) =>
        /^(?:any|anyone|anything|ever|yet|only|either|much|really|particularly|all|every|everything)$/u.test(
          token.lower,
        ),
      )
    )
      return;
    const state = stateOf(clause);
    const positive = state?.polar.polarity === 'positive';
    if (
      state ? state.polar.negated === undefined : !/^(?:recommend|enjoy|like|impress|trust)$/u.test(clause.verb.lemma)
    )
      return;
    const edits = affirmed(clause);
    if (edits) yield { edits, relation: state && !positive ? 'different' : 'opposite' };
  },
};

/** `wasn't` → `was`, `is not` → `is`, `didn't enjoy` → `enjoyed`. */
function affirmed({ finite, verb, negation, auxiliaries, subject, tokens }: Clause): readonly Edit[] | undefined {
  if (!negation) return undefined;
  const inner = tokens.filter((token) => token.start >= subject.end && token.end <= verb.end);
  if (/^(?:do|does|did)$/u.test(finite.lower) && auxiliaries.length === 1) {
    if (inner.length !== 3) return undefined;
    const form = finite.lower === 'did' ? 'past' : finite.lower === 'does' ? 'third' : 'base';
    return [{ start: finite.start, end: verb.end, text: conjugate(verb.lower, form) }];
  }
  if (/^(?:ca|wo)$/u.test(finite.lower)) return undefined;
  return [{ start: finite.end, end: negation.end, text: '' }];
}
