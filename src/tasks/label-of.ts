import { fold } from '../core/fold.js';
import type { Task } from '../core/types.js';
import { aliasesOf } from './aliases-of.js';

/**
 * The task's label that a dataset's value stands for, spelled as the task spells it; undefined: none. Letter case, and
 * spaces, hyphens or underscores between words, do not matter; booleans and numbers are read as they are written.
 */
export function labelOf(task: Task, raw: unknown): string | undefined {
  if (typeof raw !== 'string' && typeof raw !== 'boolean' && typeof raw !== 'number') return undefined;
  const value = spaced(String(raw)).trim();
  return task.labels.find((label) => [label, ...aliasesOf(task, label)].some((form) => spaced(form) === value));
}

/** A sign before a number stays: -1 is not 1. */
function spaced(text: string): string {
  return fold(text).replace(/(?<=[\p{L}\p{N}])[\s_-]+(?=[\p{L}\p{N}])/gu, ' ');
}
