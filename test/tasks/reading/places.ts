import { fold } from '../../../src/core/fold.js';
import type { Task } from '../../../src/core/types.js';
import { type Scan, toScan } from '../../../src/tasks/reading/scan.js';
import { lex } from '../../../src/tasks/reading/tokens.js';

/** A reply whose label is marked, `The answer is ‹no›.`: as it is searched, and the label's first and last token. */
export function placeIn(marked: string, task: Task): { scan: Scan; first: number; last: number } {
  const [before = '', label = '', after = ''] = marked.split(/[‹›]/);
  const first = lex(fold(before)).length;
  const last = first + lex(fold(label)).length - 1;
  return { scan: toScan(lex(fold(before + label + after)), task), first, last };
}
