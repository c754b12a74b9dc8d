import { distinct } from '../../core/grouped.js';
import type { Shots } from '../../core/types.js';
import type { Row } from '../../statistics/row.js';

const IN_ORDER: readonly Shots[] = ['zero', 'one', 'few'];

/** `zero` → `zero shot`, `5` → `5 shot`; words of the user's own stay as they are. */
export function shotsTitle(shots: Shots): string {
  return IN_ORDER.includes(shots) || /^\d+$/u.test(shots) ? `${shots} shot` : shots;
}

/** Every number of shots in the rows: zero, one, few, then others as they come. */
export function shotsOf(rows: readonly Pick<Row, 'task' | 'context' | 'shots'>[]): Shots[] {
  const present = distinct(rows.map(({ shots }) => shots));
  return [...IN_ORDER.filter((each) => present.includes(each)), ...present.filter((each) => !IN_ORDER.includes(each))];
}

/** Says how tasks are headed: with `, with context` or `, without context` where the rows have a task with it. */
export function taskTitles(
  rows: readonly Pick<Row, 'task' | 'context' | 'shots'>[],
): (condition: Pick<Row, 'task' | 'context'>) => string {
  const withContext = new Set(rows.filter(({ context }) => context).map(({ task }) => task));
  return ({ task, context }) => (withContext.has(task) ? `${task}, ${context ? 'with' : 'without'} context` : task);
}
