import type { Relation, Task } from '../src/plugin.js';

/** Reversal: the follow-up must get the opposite of the source's answer. An answer without an opposite settles nothing. */
export const opposite: Relation = {
  name: 'opposite',
  about: "the follow-up's answer is the opposite of the source's; inconclusive for an answer without an opposite",
  check({ source, followUp, task }) {
    const wanted = oppositeOf(source, task);
    if (wanted === undefined) {
      return { status: 'inconclusive', cause: 'no-opposite', reason: `${source} has no opposite` };
    }
    return followUp === wanted
      ? { status: 'held' }
      : { status: 'violated', reason: `Expected ${wanted}, the opposite of ${source}, got ${followUp}` };
  },
  expected({ label, task }) {
    const wanted = oppositeOf(label, task);
    return wanted === undefined ? [] : [wanted];
  },
};

/** Not what every object has: a label may be called `constructor`. */
function oppositeOf(label: string, { opposites }: Task): string | undefined {
  return Object.hasOwn(opposites, label) ? opposites[label] : undefined;
}
