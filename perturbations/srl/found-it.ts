import { lowerOpening, type Rule } from '../../src/plugin.js';
import { soleSentence, wordsEnd } from './statement.js';

const JUDGEMENTS =
  /^(?:boring|dull|exhausting|fascinating|inspiring|frustrating|disappointing|exciting|refreshing|relaxing|confusing|informative|engaging|interesting|uninteresting|helpful|unhelpful|rude|friendly|charming|delightful|overpriced|uncomfortable|comfortable|invigorating|challenging|tedious|depressing|entertaining|enjoyable|annoying|stressful|rewarding|unprofessional|professional|useful|useless|overwhelming|noisy|dirty|knowledgeable|amazing|delicious|breathtaking|terrible|wonderful|excellent|outstanding|awful|fantastic)$/u;

export const foundIt: Rule = {
  about: 'The judgement names who makes it: “The hike was exhausting” → “I found the hike exhausting”',
  expects: { sentiment: 'same' },
  examples: [
    ['The hike was exhausting', 'I found the hike exhausting'],
    ['Our guide was very knowledgeable!', 'I found our guide very knowledgeable!'],
  ],
  leaves: [
    'The hike was not exhausting',
    'The hike was exhausting and long',
    'He was rude',
    'The hike was long',
    'The hike was exhausting because it rained',
    'The hike was too exhausting to finish',
    'Everyone was friendly',
    'Our trip was wonderful',
    'THE HIKE WAS EXHAUSTING',
  ],
  *propose(doc) {
    const clause = soleSentence(doc);
    if (
      !clause ||
      clause.negation ||
      doc.clauses.length > 1 ||
      clause.auxiliaries.length > 0 ||
      !/^(?:was|were)$/u.test(clause.verb.lower)
    )
      return;
    const [first] = clause.subject.tokens;
    if (!first || !/^(?:the|this|our)$/iu.test(first.text) || /^\p{Lu}{2}/u.test(first.text)) return;
    const graded = /^(?:very|really|so|incredibly|extremely)$/u.test(clause.rest.tokens[0]?.lower ?? '');
    const adjective = clause.rest.tokens[graded ? 1 : 0];
    if (
      !adjective ||
      !JUDGEMENTS.test(adjective.lower) ||
      doc.tokens[wordsEnd(doc) - 1] !== adjective ||
      isOurs(clause.subject.text)
    )
      return;
    if (doc.text.slice(clause.subject.end, clause.verb.start).trim() !== '') return;
    yield {
      edits: [
        { start: first.start, end: first.end, text: `I found ${lowerOpening(first)}` },
        { start: clause.subject.end, end: clause.verb.end, text: '' },
      ],
    };
  },
};

/** `our trip` is not found to be anything; `our guide` is. */
function isOurs(subject: string): boolean {
  return /^our (?!guide|waiter|waitress|server|driver|host|teacher|instructor|agent|room|hotel)/iu.test(subject);
}
