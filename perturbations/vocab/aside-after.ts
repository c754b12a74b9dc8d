import type { Candidate, Rule } from '../../src/plugin.js';
import { saidAfter } from '../around/said-after.js';
import { mentionsTime } from './aside-before.js';
import { FACTS } from './asides.js';
import { isTalk } from './chat.js';

const FRAMES = ['Unrelated, but FACT', 'On another note, FACT', 'Completely off topic, but FACT'];

export const asideAfter: Rule = {
  about: 'Says something true and beside the point afterwards',
  expects: { sentiment: 'same' },
  examples: [
    ['The soup was cold.', 'The soup was cold. Unrelated, but a week has seven days.'],
    ['we love the new boots', 'we love the new boots. on another note, a dozen is twelve'],
  ],
  leaves: ['Is the soup cold?', 'It took an hour'],
  *propose(doc): Generator<Candidate> {
    if (!isTalk(doc) || mentionsTime(doc.text)) return;
    for (const frame of FRAMES)
      for (const fact of FACTS) {
        const candidate = saidAfter(doc, frame.replace('FACT', fact));
        if (candidate) yield candidate;
      }
  },
};
