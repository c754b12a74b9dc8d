import type { Rng } from '../core/rng.js';
import type { Item, Task } from '../core/types.js';
import { type Pair, toPair } from '../datasets/pairs.js';
import { type Declined, type Perturbed, source } from './follow-ups.js';
import { perturbTogether, TOGETHER } from './perturb-together.js';
import { nameOf, type Selection } from './selection.js';

/** How far an operator got: texts that it saw, texts with a follow-up, and why the others have none. */
export interface Coverage {
  readonly operator: string;
  texts: number;
  covered: number;
  followUps: number;
  readonly declined: Record<Declined, number>;
}

export interface Planned {
  /** The cases of one item, in the order of the operators; empty where every operator declined. */
  readonly cases: readonly Pair[];
  readonly item: Item;
}

export interface PlanOptions {
  readonly items: AsyncIterable<Item>;
  readonly task: Task;
  readonly selections: readonly Selection[];
  readonly rng: Rng;
  /** Is added to while the plan is read. */
  readonly coverage?: readonly Coverage[];
}

/** A line for each operator, for `plan` to count in. */
export function emptyCoverage(selections: readonly Selection[]): Coverage[] {
  return selections.map((selection) => ({
    operator: nameOf(selection),
    texts: 0,
    covered: 0,
    followUps: 0,
    declined: { 'no-rule': 0, 'no-promise': 0, 'not-english': 0, 'no-relation': 0 },
  }));
}

/** The metamorphic cases of a dataset, item by item: the plan is a stream and holds few items at a time. */
export async function* plan({ items, task, selections, rng, coverage }: PlanOptions): AsyncGenerator<Planned> {
  for await (const some of inGroups(items, TOGETHER)) {
    const perturbed = perturbTogether(some.map(source), selections, task, rng);
    for (const [at, item] of some.entries()) {
      const made = perturbed[at] ?? [];
      for (const [operator, each] of made.entries()) count(each, coverage?.[operator]);
      yield { item, cases: made.flatMap(({ followUps }) => followUps.map((each) => toPair(each, item, task))) };
    }
  }
}

async function* inGroups(items: AsyncIterable<Item>, most: number): AsyncGenerator<readonly Item[]> {
  let group: Item[] = [];
  for await (const item of items) {
    group.push(item);
    if (group.length < most) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

function count({ followUps, declined }: Perturbed, counted: Coverage | undefined): void {
  if (!counted) return;
  counted.texts++;
  counted.followUps += followUps.length;
  if (declined) counted.declined[declined]++;
  else counted.covered++;
}

/** Pairs that follow each other and share item, source and context, together: what one source is asked for once. */
export async function* byItem(pairs: AsyncIterable<Pair>): AsyncGenerator<readonly Pair[]> {
  let group: Pair[] = [];
  for await (const pair of pairs) {
    const [first] = group;
    if (first && (first.item !== pair.item || first.source !== pair.source || first.context !== pair.context)) {
      yield group;
      group = [];
    }
    group.push(pair);
  }
  if (group.length > 0) yield group;
}
