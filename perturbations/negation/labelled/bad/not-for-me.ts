import { matches, type Rule } from '../../../../src/plugin.js';
import { closedBadly, type Denials } from './ill-closed.js';

const SAYS: Denials = {
  show: [
    'It was not for {me}',
    "{I} wouldn't recommend it",
    "{I} can't recommend it",
    'Not recommended',
    'Not worth the time',
    'Not one to remember',
  ],
  'show-talk': ["Wouldn't recommend", 'Not impressed', 'Not good', 'Not great'],
  'dull-talk': ['Not for me', "Wouldn't recommend", 'Not my thing', 'Not worth the time'],
};

export const notForMe: Rule = {
  about: 'A bad book, film or talk is closed by its reader’s denial: “It was not for me.”, “Wouldn’t recommend”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'Nobody in the novel ever finishes a sentence, and the plot stands still until the lighthouse burns.',
      'Nobody in the novel ever finishes a sentence, and the plot stands still until the lighthouse burns. Not worth the time.',
      'Negative',
    ],
    ['The musical was dull 🥱', 'The musical was dull 🥱 Not for me', 'Negative'],
  ],
  leaves: [
    'Nobody in the novel ever finishes a sentence. Avoid it.',
    'The musical went on for three hours, did you see it?',
    'I have resigned from the theatre, where the blame and the unpaid nights never ended.',
  ],
  onlyIf: (doc) => !matches(doc, LEFT),
  *propose(doc) {
    yield* closedBadly(doc, SAYS);
  },
};

/** Work that one gave up, which is no book. */
const LEFT = /\b(?:resign\w*|(?:quit|left) my job|overtime|my (?:boss|manager|employer))\b/iu;
