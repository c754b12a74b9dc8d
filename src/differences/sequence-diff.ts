import type { Change } from './changes.js';

/** Above this many pairs, the middle that differs is shown as one change. */
const MOST_PAIRS = 1_000_000;

/** What became of a text in parts (words, lines): the longest common subsequence is kept. Quadratic in the parts between the common ends. */
export function sequenceDiff(a: readonly string[], b: readonly string[]): Change[] {
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const [x, y] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  const middle =
    x.length * y.length > MOST_PAIRS ? [{ changed: true, before: x.join(''), after: y.join('') }] : aligned(x, y);
  return [kept(a.slice(0, start)), ...middle, kept(a.slice(a.length - end))].filter(
    ({ before, after }) => before !== '' || after !== '',
  );
}

function aligned(x: readonly string[], y: readonly string[]): Change[] {
  const lengths = commonLengths(x, y);
  const length = (i: number, j: number) => lengths[i * (y.length + 1) + j] ?? 0;
  const result: Change[] = [];
  for (let i = 0, j = 0; i < x.length || j < y.length; ) {
    const [before = '', after = ''] = [x[i], y[j]];
    if (i < x.length && j < y.length && before === after) {
      push(result, false, before, after);
      i++;
      j++;
    } else if (j >= y.length || (i < x.length && length(i + 1, j) >= length(i, j + 1))) {
      push(result, true, before, '');
      i++;
    } else {
      push(result, true, '', after);
      j++;
    }
  }
  return result;
}

/** At `i * (y.length + 1) + j`: how many words the rests from i and from j have in common. */
function commonLengths(x: readonly string[], y: readonly string[]): Uint32Array {
  const width = y.length + 1;
  const lengths = new Uint32Array((x.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = x.length - 1; i >= 0; i--) {
    for (let j = y.length - 1; j >= 0; j--) {
      lengths[i * width + j] = x[i] === y[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  return lengths;
}

function push(result: Change[], changed: boolean, before: string, after: string): void {
  const last = result.at(-1);
  if (last?.changed !== changed) result.push({ changed, before, after });
  else result[result.length - 1] = { changed, before: last.before + before, after: last.after + after };
}

function kept(tokens: readonly string[]): Change {
  return { changed: false, before: tokens.join(''), after: tokens.join('') };
}
