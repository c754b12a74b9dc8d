import type { Rule } from '../../../../src/plugin.js';
import { saidAfter } from '../../../around/said-after.js';
import { isListedVerdict } from '../listed-verdict.js';

export const gladVerdict: Rule = {
  about: 'A line that says what something good is like, without a verb, is closed: “No complaints”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['Cheerful porters and a spotless pier', 'Cheerful porters and a spotless pier. No complaints', 'Positive'],
  ],
  leaves: [
    'Warm rolls today',
    'Proud, happy and home',
    'Warm rolls but cold tea, slow waiters',
    'Two warm rolls and a quiet garden for my mother',
  ],
  onlyIf: isListedVerdict('positive'),
  *propose(doc) {
    for (const said of ['No complaints', 'No complaints here']) {
      const after = saidAfter(doc, said);
      if (after) yield after;
    }
  },
};
