import type { Edit } from './types.js';

/** The text with all edits made. Throws RangeError unless they lie inside the text, do not overlap and put in text. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const edit of inOrder(edits)) {
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
  if (edits.length < 2) return [...edits];
  return [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
}
