import { applyEdits, inOrder } from './edits.js';
import type { Edit } from './types.js';

/** A stretch of the text between the two steps that one or several edits made or replace. */
interface Stretch {
  readonly start: number;
  readonly end: number;
  /** The edits of the second step in it. */
  readonly second: readonly Edit[];
  /** How much longer the first step's edits in it made the text, in UTF-16 units. */
  readonly growth: number;
}

/**
 * One list of edits of `text` that does what `first` does to it and then `second` to the result; ordered, disjoint and
 * apart from each other. Edits that overlap or touch in the text between become one, and one that leaves what was there
 * is dropped. Throws RangeError where edits lie outside their text or overlap.
 */
export function composeEdits(text: string, first: readonly Edit[], second: readonly Edit[]): readonly Edit[] {
  const between = applyEdits(text, first);
  applyEdits(between, second); // throws where they do not fit
  const composed: Edit[] = [];
  let growth = 0;
  for (const stretch of joined([...madeBy(first), ...inOrder(second).map(replacing)])) {
    const start = stretch.start - growth;
    growth += stretch.growth;
    const end = stretch.end - growth;
    const within = stretch.second.map((edit) => moved(edit, -stretch.start));
    const after = applyEdits(between.slice(stretch.start, stretch.end), within);
    if (after !== text.slice(start, end)) composed.push({ start, end, text: after });
  }
  return composed;
}

/** What the edits of the first step made, where it stands in the text between. */
function madeBy(edits: readonly Edit[]): readonly Stretch[] {
  let shift = 0;
  return inOrder(edits).map(({ start, end, text }) => {
    const growth = text.length - (end - start);
    const made = { start: start + shift, end: start + shift + text.length, second: [], growth };
    shift += growth;
    return made;
  });
}

function replacing(edit: Edit): Stretch {
  return { start: edit.start, end: edit.end, second: [edit], growth: 0 };
}

/** The stretches by position, those that overlap or touch as one. */
function joined(stretches: readonly Stretch[]): readonly Stretch[] {
  const result: Stretch[] = [];
  for (const next of stretches.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const last = result.at(-1);
    if (last === undefined || next.start > last.end) {
      result.push(next);
      continue;
    }
    result[result.length - 1] = {
      start: last.start,
      end: Math.max(last.end, next.end),
      second: [...last.second, ...next.second],
      growth: last.growth + next.growth,
    };
  }
  return result;
}

function moved({ start, end, text }: Edit, by: number): Edit {
  return { start: start + by, end: end + by, text };
}
