import { matchCase, type Rule } from '../../../src/plugin.js';

/** What such a clause may be about: a case put, not somebody's own plans. */
const CASE = /^(?:an?|the|you|someone|somebody|two|three|four|one|both|all|there|he|she)$/u;

const MODAL = /^(?:would|could|will|might|should|must)$/u;

export const supposing: Rule = {
  about: 'The “if” of a case that is put becomes “supposing”: “If a fuse blows, will …?” → “Supposing a fuse blows, …”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['If a fuse blows, will the lamp stay dark?', 'Supposing a fuse blows, will the lamp stay dark?'],
    ['If the jury is tired, must it go home?', 'Supposing the jury is tired, must it go home?'],
  ],
  leaves: [
    'If a fuse blows, does the lamp stay dark?',
    'If I blow a fuse, will the lamp stay dark?',
    'Will the lamp stay dark if a fuse blows?',
    'If a fuse blows, then will the lamp stay dark?',
    'It is dark. If a fuse blows, could my lamp break?',
  ],
  *propose(doc) {
    const sentence = doc.sentences.at(-1);
    const [opening, next, ...rest] = sentence?.tokens ?? [];
    if (opening?.lower !== 'if' || !CASE.test(next?.lower ?? '') || rest.at(-1)?.text !== '?') return;
    if (!rest.some(({ text }, at) => text === ',' && MODAL.test(rest[at + 1]?.lower ?? ''))) return;
    if (doc.tokens.some(({ lower }) => /^(?:i|me|my|we|our|us|then|not|n't)$/u.test(lower))) return;
    yield { edits: [{ start: opening.start, end: opening.end, text: matchCase(opening.text, 'supposing') }] };
  },
};
