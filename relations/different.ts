import type { Relation } from '../src/plugin.js';

/** Change: the follow-up must not get the answer that the source got, whatever else it gets. */
export const different: Relation = {
  name: 'different',
  about: 'the two answers differ',
  check: ({ source, followUp }) =>
    source === followUp
      ? { status: 'violated', reason: `Expected the answer to change from ${source}` }
      : { status: 'held' },
  expected: ({ label, task }) => task.labels.filter((other) => other !== label),
};
