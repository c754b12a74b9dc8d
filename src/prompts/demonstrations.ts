import path from 'node:path';
import { packageRoot } from '../core/package-root.js';
import type { Item, Shots, Task } from '../core/types.js';
import { readItems } from '../datasets/items.js';
import { labelOf } from '../tasks/index.js';

/** The file of a task's own demonstrations; undefined for a task of the user's. */
export function ownDemonstrations(task: Task): string | undefined {
  return task.like === task.name && task.like !== 'labels'
    ? path.join(packageRoot(), 'datasets', `demonstrations-${task.name}.jsonl`)
    : undefined;
}

/** The labelled items of a demonstrations file, in its order. Throws UserError with file, line and field. */
export async function readDemonstrations(file: string, task: Task): Promise<readonly Item[]> {
  const items: Item[] = [];
  for await (const item of readItems(file, { task, labelOf })) if (item.label !== undefined) items.push(item);
  return items;
}

/** How many demonstrations a condition shows: `zero` 0, `one` 1, `few` as set, a number itself. */
export function shotCount(shots: Shots, few: number): number {
  const named: Readonly<Record<string, number>> = { zero: 0, one: 1, few };
  return named[shots] ?? Number(shots);
}

/** What two texts have in common when one is an item under test and the other a demonstration. */
export function sameText(text: string): string {
  return text.trim().toLowerCase();
}
