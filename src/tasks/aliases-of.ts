import type { Task } from '../core/types.js';

/** Other words for a label; none for a label that is called as what every object has: `constructor`. */
export function aliasesOf({ aliases }: Task, label: string): readonly string[] {
  return aliases !== undefined && Object.hasOwn(aliases, label) ? (aliases[label] ?? []) : [];
}
