import { matchCase, type Rule, type Token } from '../../../src/plugin.js';
import { isLonghand } from '../longhand.js';

export const ifNot: Rule = {
  about: 'An exception is said as a negated condition: “unless you call” → “if you don’t call”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ["I'll leave at six unless you call me", "I'll leave at six if you don't call me"],
    [
      'The contract ends in March unless the parties agree to extend it.',
      'The contract ends in March if the parties do not agree to extend it.',
    ],
    ['Unless it is raining, we eat outside', 'If it is not raining, we eat outside'],
    ['The deposit is returned unless there is damage', 'The deposit is returned if there is no damage'],
  ],
  leaves: [
    'Unless otherwise agreed, rent is due',
    'I will go unless sick',
    'Not unless you call',
    "I wouldn't go unless you pay",
  ],
  words: () => ['unless'],
  *propose(doc) {
    const { tokens } = doc;
    if (tokens.some(({ lower }) => /^(?:not|n't|never|no|any|anyone)$/u.test(lower))) return;
    for (const [at, token] of tokens.entries()) {
      if (token.lower !== 'unless') continue;
      const plural = verbAfterPlural(tokens, at + 1);
      if (plural) {
        const not = isLonghand(doc) ? 'do not ' : "don't ";
        const edit = { start: token.start, end: token.end, text: matchCase(token.text, 'if') };
        yield { edits: [edit, { start: plural.start, end: plural.start, text: not }] };
        continue;
      }
      const [subject, verb, next] = [tokens[at + 1], tokens[at + 2], tokens[at + 3]];
      if (!subject || !verb || !next || !/^(?:i|you|we|they|he|she|it|there)$/u.test(subject.lower)) continue;
      const unless = { start: token.start, end: token.end, text: matchCase(token.text, 'if') };
      if (/^(?:is|are|was|were)$/u.test(verb.lower))
        yield { edits: [unless, { start: verb.end, end: verb.end, text: subject.lower === 'there' ? ' no' : ' not' }] };
      else if (verb.pos === 'VERB' && verb.lemma === verb.lower && /^(?:i|you|we|they)$/u.test(subject.lower))
        yield { edits: [unless, { start: verb.start, end: verb.start, text: "don't " }] };
    }
  },
};

/** The verb of `the parties agree`: after a determiner and a plural noun, in its base form. */
function verbAfterPlural(tokens: readonly Token[], at: number): Token | undefined {
  const [determiner, noun, verb, next] = tokens.slice(at);
  if (determiner?.pos !== 'DET' || noun?.pos !== 'NOUN' || noun.lemma === noun.lower || !next) return undefined;
  return verb?.pos === 'VERB' && verb.lemma === verb.lower ? verb : undefined;
}
