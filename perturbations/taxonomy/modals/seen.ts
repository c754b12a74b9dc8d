import { type Edit, matchCase, type Rule, type Token, wordTable } from '../../../src/plugin.js';

/** What can be done to a thing, said by an adjective; after `visible to` the eye is an instrument. */
const DONE = wordTable<string>({
  visible: 'seen',
  audible: 'heard',
  edible: 'eaten',
  recyclable: 'recycled',
});

export const seen: Rule = {
  about:
    'An adjective in -ble becomes what can be done: “Is the tower visible from …?” → “Can the tower be seen from …?”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Is the lighthouse visible from the harbor?', 'Can the lighthouse be seen from the harbor?'],
    ['Are acorns edible?', 'Can acorns be eaten?'],
    ['Would a trumpet be audible from the roof?', 'Could a trumpet be heard from the roof?'],
  ],
  leaves: [
    'Is the barely visible crack old?',
    "Isn't the tower visible from here?",
    'Was the tower visible from here?',
    'Is the tower visible to you?',
    'Is the tower visible from the sea to the naked eye?',
    'Is the frame edible and cheap?',
  ],
  words: () => Object.keys(DONE),
  *propose(doc) {
    const [question, second] = doc.questions;
    if (!question || second || question.negation || /^(?:it|there)$/u.test(question.subject.head.lower)) return;
    const { auxiliary, predicate } = question;
    const would = auxiliary.lower === 'would';
    if (!would && !/^(?:is|are)$/u.test(auxiliary.lower)) return;
    const [be, ...rest] = predicate.tokens;
    if (would && be?.lower !== 'be') return;
    const [state, next] = would ? rest : predicate.tokens;
    const done = DONE[state?.lower ?? ''];
    if (!state || !done || (next && !isPlace(next)) || predicate.tokens.some(({ lower }) => lower === 'eye')) return;
    const edits: Edit[] = [
      { start: auxiliary.start, end: auxiliary.end, text: matchCase(auxiliary.text, would ? 'could' : 'can') },
      { start: state.start, end: state.end, text: would ? done : `be ${done}` },
    ];
    yield { edits };
  },
};

function isPlace({ lower, kind }: Token): boolean {
  return kind !== 'word' || /^(?:from|in|on|at|during|by|over|through|under)$/u.test(lower);
}
