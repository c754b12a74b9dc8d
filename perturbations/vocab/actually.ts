import type { Rule } from '../../src/plugin.js';
import { isTalk, opensAsTalk } from './chat.js';

const ADVERBS = ['actually', 'in fact', 'as it happens'];

export const actually: Rule = {
  about: 'Puts “actually” or the like after the form of be in a plain statement',
  expects: { sentiment: 'same' },
  examples: [
    ['The museum was dull', 'The museum was actually dull'],
    ['This is a lovely lamp 💡', 'This is in fact a lovely lamp 💡'],
  ],
  leaves: [
    'The museum was so dull',
    'The museum was not dull',
    "I'm tired",
    'Is it dull?',
    'The museum is in Ghent',
    'There was a lamp',
  ],
  *propose(doc) {
    const [clause] = doc.clauses;
    if (!clause || !isTalk(doc) || opensAsTalk(doc) || doc.sentences.length > 1 || doc.clauses.length > 1) return;
    const [first] = clause.rest.tokens;
    const whole =
      /^(?:is|are|was|were)$/u.test(clause.verb.lower) && clause.auxiliaries.length === 0 && !clause.negation;
    if (!clause.copular || !whole || clause.subject.text.toLowerCase() === 'there' || !first) return;
    if (first.pos !== 'ADJ' && !/^(?:a|an|the)$/u.test(first.lower)) return;
    for (const adverb of ADVERBS) yield { edits: [{ start: first.start, end: first.start, text: `${adverb} ` }] };
  },
};
