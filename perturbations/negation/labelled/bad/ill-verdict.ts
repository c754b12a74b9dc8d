import type { Rule } from '../../../../src/plugin.js';
import { saidAfter } from '../../../around/said-after.js';
import { isListedVerdict } from '../listed-verdict.js';

export const illVerdict: Rule = {
  about: 'A line that says what something bad is like, without a verb, is closed: “Not impressed”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [['Damp, noisy and full of midges', 'Damp, noisy and full of midges. Not impressed', 'Negative']],
  leaves: ['Damp, noisy and my own fault', 'Sad, tired and lonely', 'Damp and noisy but cheap'],
  onlyIf: isListedVerdict('negative'),
  *propose(doc) {
    for (const said of ['Not impressed', "Wouldn't recommend it"]) {
      const after = saidAfter(doc, said);
      if (after) yield after;
    }
  },
};
