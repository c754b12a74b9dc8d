import path from 'node:path';
import { UserError } from '../core/errors.js';
import { fold } from '../core/fold.js';
import { packageRoot } from '../core/package-root.js';
import type { Item, Shots, Task } from '../core/types.js';
import { readItems } from '../datasets/items.js';
import { labelOf, tasks } from '../tasks/index.js';

/** The file of a built-in task's demonstrations; undefined for a task of the user's, also one with a built-in task's name. */
export function ownDemonstrations(task: Task): string | undefined {
  const known = tasks.find(({ name }) => name === task.name);
  if (!known?.labels.every((label) => task.labels.includes(label))) return undefined;
  return path.join(packageRoot(), 'datasets', `demonstrations-${known.name}.jsonl`);
}

/** The items of a demonstrations file, in its order. Throws UserError with file, line and field, and for one without a label. */
export async function readDemonstrations(file: string, task: Task): Promise<readonly Item[]> {
  const items: Item[] = [];
  for await (const item of readItems(file, { task, labelOf })) {
    if (item.label === undefined) {
      throw new UserError(`${file}: Expected every demonstration to have a \`label\`, found none in "${item.id}"`);
    }
    items.push(item);
  }
  return items;
}

/** How many demonstrations a condition shows: `zero` 0, `one` 1, `few` as set, a number itself. Throws UserError for other shots. */
export function shotCount(shots: Shots, few: number): number {
  const named = new Map([
    ['zero', 0],
    ['one', 1],
    ['few', few],
  ]).get(shots);
  if (named !== undefined) return named;
  if (/^\d{1,6}$/.test(shots)) return Number(shots);
  throw new UserError(`Expected shots to be zero, one, few or a number, got "${shots}"`);
}

/** What two texts have in common when one is an item under test and the other a demonstration. */
export function sameText(text: string): string {
  return fold(text).trim();
}
