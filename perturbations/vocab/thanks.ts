import type { Candidate, Rule } from '../../src/plugin.js';
import { isOneQuestion } from './chat.js';

const BEFORE = ['Hi there! ', 'Good question for you. ', 'Help me out here. ', 'Let me ask you something. '];
const AFTER = [' Thanks!', ' Thanks in advance.', ' Thank you.', ' Cheers.'];

export const thanks: Rule = {
  about: 'Greets before the question or thanks after it',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Can a goat climb a tree?', 'Hi there! Can a goat climb a tree?'],
    ['Was Ghent a port?', 'Was Ghent a port? Thanks in advance.'],
  ],
  leaves: ['Goats climb trees.', 'Why do goats climb trees?'],
  *propose(doc): Generator<Candidate> {
    const end = doc.text.trimEnd().length;
    if (!isOneQuestion(doc) || doc.tokens[0]?.start !== 0) return;
    for (const text of BEFORE) yield { edits: [{ start: 0, end: 0, text }] };
    for (const text of AFTER) yield { edits: [{ start: end, end, text }] };
  },
};
