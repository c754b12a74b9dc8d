import type { Relation } from '../src/plugin.js';

/** Invariance: the follow-up must get the answer that the source got (INV in CheckList, P(x) = P(f(x)) in MMT4NL). */
export const same: Relation = {
  name: 'same',
  about: 'both answers are equal',
  check: ({ source, followUp }) =>
    source === followUp
      ? { status: 'held' }
      : { status: 'violated', reason: `Expected the follow-up to be answered ${source} too, got ${followUp}` },
  expected: ({ label }) => [label],
};
