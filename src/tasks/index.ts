import { UserError } from '../core/errors.js';
import { didYouMean } from '../core/suggest.js';
import type { Task } from '../core/types.js';
import { sentiment } from './sentiment.js';
import { yesNo } from './yes-no.js';

export { type CustomTask, customTask } from './custom.js';
export { labelOf } from './label-of.js';
export { readAnswer } from './read-answer.js';
export { sentiment } from './sentiment.js';
export { yesNo } from './yes-no.js';

/** The built-in tasks. */
export const tasks: readonly Task[] = [sentiment, yesNo];

/** The built-in task of that name. Throws UserError when there is none. */
export function taskNamed(name: string): Task {
  const task = tasks.find((each) => each.name === name);
  if (task) return task;
  const names = tasks.map((each) => each.name);
  throw new UserError(
    `Expected a task (${names.join(' or ')}), got "${name}".${didYouMean(name, names)}`,
    'Other labels make a task of their own: labels, question and, where there are any, opposites.',
  );
}
