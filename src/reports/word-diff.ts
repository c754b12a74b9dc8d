import { inOrder } from '../core/edits.js';
import type { Edit } from '../core/types.js';

/** A stretch of text that stayed, went or came. */
export interface Stretch {
  readonly kind: 'kept' | 'removed' | 'added';
  readonly text: string;
}

/** What changed from one text to the other: by the edits where they are known, otherwise word by word. */
export function changes(source: string, followUp: string, edits?: readonly Edit[]): readonly Stretch[] {
  return (edits ? byEdits(source, edits) : byWords(source, followUp)).filter(({ text }) => text !== '');
}

function byEdits(source: string, edits: readonly Edit[]): Stretch[] {
  const stretches: Stretch[] = [];
  let at = 0;
  for (const { start, end, text } of inOrder(edits)) {
    stretches.push(
      { kind: 'kept', text: source.slice(at, start) },
      { kind: 'removed', text: source.slice(start, end) },
      { kind: 'added', text },
    );
    at = end;
  }
  return [...stretches, { kind: 'kept', text: source.slice(at) }];
}

/** Longest texts that are compared word by word; beyond, the whole is shown as changed. */
const MOST_WORDS = 1500;

/** By the longest common subsequence of words and spaces (Hunt and Szymanski's problem, solved by dynamic programming). */
function byWords(source: string, followUp: string): Stretch[] {
  const [from, to] = [source.split(/(\s+)/u), followUp.split(/(\s+)/u)];
  if (from.length > MOST_WORDS || to.length > MOST_WORDS)
    return [
      { kind: 'removed', text: source },
      { kind: 'added', text: followUp },
    ];
  const common = commonLengths(from, to);
  const stretches: Stretch[] = [];
  const push = (kind: Stretch['kind'], text: string) => {
    const last = stretches.at(-1);
    if (last?.kind === kind) stretches[stretches.length - 1] = { kind, text: last.text + text };
    else stretches.push({ kind, text });
  };
  let [a, b] = [0, 0];
  while (a < from.length || b < to.length) {
    if (a < from.length && b < to.length && from[a] === to[b]) {
      push('kept', from[a] ?? '');
      a++;
      b++;
    } else if (b >= to.length || (a < from.length && (common[a + 1]?.[b] ?? 0) >= (common[a]?.[b + 1] ?? 0)))
      push('removed', from[a++] ?? '');
    else push('added', to[b++] ?? '');
  }
  return stretches;
}

/** `[a][b]`: length of the longest common subsequence of what follows `a` and `b`. */
function commonLengths(from: readonly string[], to: readonly string[]): Uint16Array[] {
  const lengths = Array.from({ length: from.length + 1 }, () => new Uint16Array(to.length + 1));
  for (let a = from.length - 1; a >= 0; a--) {
    const [row, next] = [lengths[a], lengths[a + 1]];
    if (!row || !next) continue;
    for (let b = to.length - 1; b >= 0; b--)
      row[b] = from[a] === to[b] ? (next[b + 1] ?? 0) + 1 : Math.max(next[b] ?? 0, row[b + 1] ?? 0);
  }
  return lengths;
}
