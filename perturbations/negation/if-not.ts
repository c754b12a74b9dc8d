import { matchCase, type Rule } from '../../src/plugin.js';

export const ifNot: Rule = {
  about: 'An exception is said as a negated condition: “unless you call” → “if you don’t call”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ["I'll leave at six unless you call me", "I'll leave at six if you don't call me"],
    ['Unless it is raining, we eat outside', 'If it is not raining, we eat outside'],
    ['The deposit is returned unless there is damage', 'The deposit is returned if there is no damage'],
  ],
  leaves: [
    'Unless otherwise agreed, rent is due',
    'I will go unless sick',
    'Not unless you call',
    "I wouldn't go unless you pay",
  ],
  *propose(doc) {
    const { tokens } = doc;
    if (tokens.some(({ lower }) => /^(?:not|n't|never|no|any|anyone)$/u.test(lower))) return;
    for (const [at, token] of tokens.entries()) {
      if (token.lower !== 'unless') continue;
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
