import { type Doc, type Edit, lowerOpening, type Token } from '../../../src/plugin.js';
import type { Stated } from '../stated.js';

/** What ends a sentence, from `start` on, comes first, with a comma; `before` is the last word of what stays. */
export function endFirst(
  doc: Doc,
  { first, last, opened }: Pick<Stated, 'first' | 'last' | 'opened'>,
  before: Token,
  start: Token,
): Edit[] {
  const text = `${opened(doc.text.slice(start.start, last.end))}, ${lowerOpening(first)}`;
  return [
    { start: first.start, end: first.end, text },
    { start: before.end, end: last.end, text: '' },
  ];
}
