import { inOrder } from '../core/edits.js';
import type { Pair } from '../datasets/pairs.js';
import type { VerdictRecord } from '../store/verdict-record.js';
import type { Finding } from './finding.js';

/** What makes violations alike. */
export type Kind = Pick<Finding, 'model' | 'task' | 'category' | 'rules' | 'relation' | 'change'>;

/** Violations that are alike, counted. */
export interface Group {
  readonly kind: Kind;
  /** Item to its violations. */
  readonly items: ReadonlyMap<string, number>;
  readonly again: ReadonlyMap<string, VerdictRecord['again']>;
  readonly edits: ReadonlyMap<string, number>;
  readonly example: Pair;
}

/** Adds to the group of the kind, or begins it. */
export function put(
  groups: Map<string, Group>,
  { model, task, category, rules, relation, change }: Kind,
  added: Group,
): void {
  const key = JSON.stringify([model, task, category, rules, relation, change]);
  const known = groups.get(key);
  groups.set(key, known === undefined ? added : joined(known, added));
}

function joined(a: Group, b: Group): Group {
  return {
    kind: { ...a.kind, rules: [...new Set([...a.kind.rules, ...b.kind.rules])] },
    items: summed(a.items, b.items),
    again: new Map([...a.again, ...b.again]),
    edits: summed(a.edits, b.edits),
    example: lengthOf(b.example) < lengthOf(a.example) ? b.example : a.example,
  };
}

/** The counts of both. */
export function summed(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const sums = new Map(a);
  for (const [key, count] of b) sums.set(key, (sums.get(key) ?? 0) + count);
  return sums;
}

/** How many violations there are. */
export function sizeOf({ items }: Group): number {
  return [...items.values()].reduce((sum, count) => sum + count, 0);
}

/** Longer edits are not alike by chance, and too long to read in a line. */
const LONGEST = 40;

/** What is replaced by what, in one string; undefined where it is long, or the edits are not known. */
export function editOf({ source, edits }: Pair): string | undefined {
  if (!edits) return undefined;
  const parts = inOrder(edits).map(({ start, end, text }) => [source.slice(start, end).trim(), text.trim()] as const);
  const before = parts.map(([removed]) => removed).join(' … ').toLowerCase(); // biome-ignore format: one line
  const after = parts.map(([, added]) => added).join(' … ').toLowerCase(); // biome-ignore format: one line
  return before.length + after.length > LONGEST ? undefined : JSON.stringify([before, after]);
}

/** The edit that most have, where two at least have it. */
export function commonest(edits: ReadonlyMap<string, number>): Finding['edit'] {
  const [first] = [...edits].sort((a, b) => b[1] - a[1]);
  if (!first || first[1] < 2) return undefined;
  const [before = '', after = ''] = JSON.parse(first[0]) as string[];
  return { before, after, count: first[1] };
}

function lengthOf({ source, follow_up: followUp }: Pair): number {
  return source.length + followUp.length;
}
