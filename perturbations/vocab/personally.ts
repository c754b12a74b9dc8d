import type { Rule } from '../../src/plugin.js';
import { inFront } from '../around/in-front.js';
import { isPolar } from './evaluative.js';

const TASTE = /^(?:love|hate|like|dislike|enjoy|adore|prefer|recommend|appreciate|think|believe|care|have)$/u;

export const personally: Rule = {
  about: 'A taste or opinion of the speaker is said “personally”: “I love tea” → “Personally, I love tea”',
  expects: { sentiment: 'same' },
  examples: [
    ['I love tea with milk', 'Personally, I love tea with milk'],
    ['I enjoyed the long drive', 'I personally enjoyed the long drive'],
    ["I don't care about golf", "I personally don't care about golf"],
  ],
  leaves: [
    'She loves tea',
    'I have two cats',
    'Personally, I love it',
    'I would like to pay',
    'I have to leave',
    'I think it is the second turning on the left',
  ],
  *propose(doc) {
    const [clause] = doc.clauses;
    if (!clause || clause.subject.start !== doc.tokens[0]?.start || clause.subject.text.toLowerCase() !== 'i') return;
    const { verb, finite, auxiliaries, rest } = clause;
    if (!TASTE.test(verb.lemma) || auxiliaries.some(({ lemma }) => lemma !== 'do')) return;
    if (
      verb.lemma === 'have' &&
      !rest.tokens.some(({ lemma }) => /^(?:opinion|preference|feeling|interest|view)$/u.test(lemma))
    )
      return;
    if (/^(?:think|believe)$/u.test(verb.lemma) && !doc.tokens.some(({ lower }) => isPolar(lower))) return; // where or when it is
    if (doc.tokens[1] !== finite) return;
    const opened = inFront(doc, 'Personally,');
    if (opened) yield opened;
    yield { edits: [{ start: finite.start, end: finite.start, text: 'personally ' }] };
  },
};
