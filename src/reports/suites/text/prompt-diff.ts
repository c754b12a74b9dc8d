import type { SuiteComparison } from '../../../contracts/compare-suites.js';
import { type DiffLine, lineDiff } from '../../../differences/line-diff.js';
import { shortened } from '../../examples/excerpt.js';

/** Lines of a prompt at most, and characters of one. */
const [MOST_LINES, MOST_CHARACTERS] = [400, 500];

/** What became of the prompt, line by line; undefined: nothing. */
export function promptDiff({ a, b }: SuiteComparison): readonly DiffLine[] | undefined {
  if (a.prompt === b.prompt) return undefined;
  const all = lineDiff(a.prompt, b.prompt);
  const shown = all.slice(0, MOST_LINES).map(({ sign, text }) => ({ sign, text: shortened(text, MOST_CHARACTERS) }));
  return all.length > MOST_LINES ? [...shown, { sign: ' ', text: `… ${all.length - MOST_LINES} more lines` }] : shown;
}

export function diffText(lines: readonly DiffLine[]): string {
  return lines.map(({ sign, text }) => sign + text).join('\n');
}
