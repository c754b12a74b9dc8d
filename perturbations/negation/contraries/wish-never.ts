import { matchCase, type Rule } from '../../../src/plugin.js';

export const wishNever: Rule = {
  about:
    'A regret is said by what should not have been: “I wish I’d never signed it” ↔ “I should never have signed it”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ["I wish I'd never signed that lease.", 'I should never have signed that lease.'],
    ["We wish we hadn't booked the early flight", "We shouldn't have booked the early flight"],
    ['I wish we had never sold the boat', 'We should never have sold the boat'],
    ["I shouldn't have eaten the prawns", "I wish I hadn't eaten the prawns"],
  ],
  leaves: [
    'I wish I had a dog',
    "I wish I'd gone",
    "I wish she'd never left",
    'I should go',
    "You shouldn't have done that",
    "I wish I'd never been born",
  ],
  words: () => ['wish', 'should'],
  *propose({ tokens, text }) {
    if (text.includes('?')) return;
    for (const [at, token] of tokens.entries()) {
      if (!/^(?:i|we)$/u.test(token.lower)) continue; // `I wish we had never`: what both should not have done
      const [wish, who, had, not, participle] = tokens.slice(at + 1);
      if (
        wish?.lower === 'wish' &&
        (who?.lower === token.lower || who?.lower === 'we') &&
        /^(?:'d|had)$/u.test(had?.lower ?? '') &&
        not &&
        participle &&
        participle.lower !== 'been'
      ) {
        const never =
          not.lower === 'never' ? 'should never have' : /^(?:not|n't)$/u.test(not.lower) ? "shouldn't have" : undefined;
        if (never && who.lower === token.lower) yield { edits: [{ start: wish.start, end: not.end, text: never }] };
        else if (never && at === 0)
          yield { edits: [{ start: token.start, end: not.end, text: `${matchCase(token.text, 'we')} ${never}` }] };
      }
      const [should, negation, have, done] = tokens.slice(at + 1);
      if (should?.lower === 'should' && negation?.lower === "n't" && have?.lower === 'have' && done?.pos === 'VERB')
        yield { edits: [{ start: should.start, end: have.end, text: `wish ${token.text} hadn't` }] };
    }
  },
};
