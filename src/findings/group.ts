import { inOrder } from '../core/edits.js';
import type { Pair } from '../datasets/pairs.js';
import type { VerdictRecord } from '../store/verdict-record.js';
import type { Finding } from './finding.js';

/** What makes violations alike. */
export type Kind = Pick<Finding, 'model' | 'task' | 'category' | 'rules' | 'relation' | 'change'>;

/** Violations that are alike, counted. */
export interface Group {
  kind: Kind;
  /** Item to its violations. */
  readonly items: Map<string, number>;
  readonly again: Map<string, VerdictRecord['again']>;
  readonly edits: Map<string, number>;
  example: Pair;
}

/** Adds to the group of the kind, which grows, or begins it with a copy. */
export function put(
  groups: Map<string, Group>,
  { model, task, category, rules, relation, change }: Kind,
  added: Group,
): void {
  const key = JSON.stringify([model, task, category, rules, relation, change]);
  const known = groups.get(key);
  if (known) grow(known, added);
  else groups.set(key, copyOf(added));
}

/** In place: a group of many violations is not copied for each. */
function grow(group: Group, { kind, items, again, edits, example }: Group): void {
  group.kind = { ...group.kind, rules: [...new Set([...group.kind.rules, ...kind.rules])] };
  for (const [item, count] of items) group.items.set(item, (group.items.get(item) ?? 0) + count);
  for (const [item, arm] of again) group.again.set(item, arm);
  for (const [edit, count] of edits) group.edits.set(edit, (group.edits.get(edit) ?? 0) + count);
  if (lengthOf(example) < lengthOf(group.example)) group.example = example;
}

function copyOf({ kind, items, again, edits, example }: Group): Group {
  return { kind, items: new Map(items), again: new Map(again), edits: new Map(edits), example };
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
