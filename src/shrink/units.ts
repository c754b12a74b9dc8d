import type { Edit } from '../core/types.js';
import { type Change, changes } from '../differences/changes.js';

/** A pair of texts as stretches, of which the changed ones can be taken or left one by one, a word each. */
export interface Units {
  /** How many changes there are. */
  readonly count: number;
  /** The source with those of the changes, by their places from 0; with all of them it is the follow-up. */
  text(taken: readonly number[]): string;
}

/** What became of the source, change by change: a replaced, added or left out word, with the blanks beside it. */
export function unitsOf(pair: {
  readonly source: string;
  readonly followUp: string;
  readonly edits?: readonly Edit[] | undefined;
}): Units {
  const pieces = changes(pair).flatMap((each) => (each.changed ? wordByWord(each) : [each]));
  return {
    count: pieces.filter(({ changed }) => changed).length,
    text(taken) {
      const wanted = new Set(taken);
      let nth = 0;
      return pieces.map(({ changed, before, after }) => (changed && wanted.has(nth++) ? after : before)).join('');
    },
  };
}

/** The words of a stretch paired: those that differ in case alone with each other at both ends, the others in their order; without a partner, a word was added or left out. */
function wordByWord({ before, after }: Change): Change[] {
  const [removed, added] = [words(before), words(after)];
  const alike = (a: string | undefined, b: string | undefined) => folded(a) === folded(b);
  const least = Math.min(removed.length, added.length);
  let end = 0;
  while (end < least && alike(removed.at(-1 - end), added.at(-1 - end))) end++;
  const [rest, more] = [removed.length - end, added.length - end];
  const middle = Array.from({ length: Math.max(rest, more) }, (_, at) => [
    at < rest ? removed[at] : undefined,
    at < more ? added[at] : undefined,
  ]);
  const tail = Array.from({ length: end }, (_, at) => [removed[rest + at], added[more + at]]);
  return [...middle, ...tail].map(([from = '', to = '']) => ({ changed: from !== to, before: from, after: to }));
}

function folded(word: string | undefined): string {
  return (word ?? '').trim().toLowerCase();
}

/** Words with the blanks after them, or before them where the stretch goes on from what stands there: what is left out takes its blank along. */
function words(text: string): readonly string[] {
  const goesOn = /^[\s\p{P}]/u.test(text);
  return text.match(goesOn ? /\s*\S+|\s+$/gu : /\S+\s*/gu) ?? [];
}
