import type { Edit } from './types.js';

/** The text with all edits made. Throws RangeError unless they lie inside the text, do not overlap and put in text. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const edit of areInOrder(edits) ? edits : inOrder(edits)) {
    if (typeof edit.text !== 'string') throw new RangeError(`Expected the text of an edit, got ${typeof edit.text}`);
    if (edit.start < at || edit.end < edit.start || edit.end > text.length) {
      throw new RangeError(`Expected disjoint edits inside 0..${text.length}, got ${JSON.stringify(edits)}`);
    }
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
}

/** The edits by position; insertions at one place keep their order. */
export function inOrder(edits: readonly Edit[]): Edit[] {
  return areInOrder(edits) ? [...edits] : [...edits].sort(byPlace);
}

function areInOrder(edits: readonly Edit[]): boolean {
  for (let at = 1; at < edits.length; at++) if (byPlace(edits[at - 1] as Edit, edits[at] as Edit) > 0) return false;
  return true;
}

function byPlace(a: Edit, b: Edit): number {
  return a.start - b.start || a.end - b.end;
}
