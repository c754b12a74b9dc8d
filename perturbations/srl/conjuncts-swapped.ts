import type { Rule } from '../../src/plugin.js';

export const conjunctsSwapped: Rule = {
  about: 'Two coordinated adjectives change places: “friendly and helpful” → “helpful and friendly”',
  expects: { sentiment: 'same' },
  examples: [
    ['The nurses were friendly and helpful', 'The nurses were helpful and friendly'],
    ['Our room was dirty and cramped.', 'Our room was cramped and dirty.'],
  ],
  leaves: [
    'The nurses were friendly and very helpful',
    "I'm sick and tired of it",
    'It was nice and warm',
    'The nurses were not friendly and helpful',
    'It was slow, dirty and loud',
    'It got better and better',
  ],
  *propose(doc) {
    if (doc.text.includes('?')) return;
    for (const clause of doc.clauses) {
      const [first, and, second, next] = clause.rest.tokens;
      if (!clause.copular || clause.negation || !first || !second || and?.lower !== 'and' || first.text === second.text)
        continue;
      if (first.pos !== 'ADJ' || second.pos !== 'ADJ' || /^(?:nice|good|sick|safe|alive|better)$/u.test(first.lower))
        continue;
      if (
        next?.start !== undefined &&
        (next.kind === 'word' || next.text === ',' || next.text === '-') &&
        !/^(?:today|here)$/u.test(next.lower)
      )
        continue;
      yield {
        edits: [
          { start: first.start, end: first.end, text: second.text },
          { start: second.start, end: second.end, text: first.text },
        ],
      };
    }
  },
};
