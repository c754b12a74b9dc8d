import type { Rule } from '../../src/plugin.js';
import { isFormal, judges } from './register.js';

export const parenthesis: Rule = {
  about: 'An aside stands after the subject: “The soup, by the way, was cold”',
  expects: { sentiment: 'same' },
  examples: [
    ['The soup was cold', 'The soup, by the way, was cold'],
    ['The staff at this garage were helpful', 'The staff at this garage, I have to say, were helpful'],
  ],
  leaves: ['It was cold', "The soup's cold", 'The soup, as ever, was cold', 'Was the soup cold?', 'My leg hurts'],
  *propose(doc) {
    const [clause, second] = doc.clauses;
    if (!clause || second || !judges(doc) || isFormal(doc) || clause.subject.kind === 'pronoun') return;
    const { finite, sentence } = clause;
    const lead = doc.text.slice(sentence.start, finite.start);
    if (!/^(?:the|my|our|your|this|that|these|those|his|her|their)\s/iu.test(lead) || !/\s$/u.test(lead)) return;
    if (/[,;:—–-]/u.test(sentence.text) || finite.index - (sentence.tokens[0]?.index ?? 0) > 7) return;
    if (!/^(?:is|are|was|were)$/u.test(finite.lower)) return;
    for (const aside of [
      'by the way',
      'I have to say',
      "for what it's worth",
      'I must say',
      'to be honest',
      'if you ask me',
    ])
      yield { edits: [{ start: finite.start - 1, end: finite.start - 1, text: `, ${aside},` }] };
  },
};
