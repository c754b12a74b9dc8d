import { matches, neededWords, type Rule } from '../../../src/plugin.js';
import { isPersonal } from '../../around/kind.js';
import { all, isOneSentence } from '../../around/only-if.js';
import { inCapitals } from '../../around/style.js';

/** What is of a place, and which the speaker sits in the middle of. */
const OF_A_PLACE =
  /^the (?:weather|staff|service|food|coffee|wifi|wi-fi|music|view|views|water|parking|traffic|noise|waiters|portions|toilets|neighbou?rs)$/iu;
const PLACED =
  /\b(?:here|there|in|at|on|by|near|from|across|outside|inside|around|up|down|where|this|that|my|our|was|were|today|forecast)\b/iu;

export const here: Rule = {
  about: 'What is of a place is so “here”: “The weather is mild” → “The weather here is mild”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The weather is mild', 'The weather here is mild'],
    ['The staff are so kind 💐', 'The staff here are so kind 💐'],
  ],
  leaves: [
    'The weather is mild here',
    'The weather in Oslo is mild',
    'The weather was mild',
    'The weather will turn',
    'Is the weather mild?',
  ],
  words: () => neededWords(OF_A_PLACE),
  onlyIf: all(isPersonal, isOneSentence),
  *propose(doc) {
    const [clause] = doc.clauses;
    if (!clause || inCapitals(doc)) return;
    const { subject, tense, start } = clause;
    if (start !== doc.tokens[0]?.start || tense !== 'present' || matches(doc, PLACED)) return;
    if (OF_A_PLACE.test(subject.text)) yield { edits: [{ start: subject.end, end: subject.end, text: ' here' }] };
  },
};
