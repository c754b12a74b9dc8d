import { applyEdits } from '../../src/core/edits.js';
import { createRng } from '../../src/core/rng.js';
import type { Rule, Task, TaskName } from '../../src/core/types.js';
import { parse } from '../../src/english/doc.js';

/** Every follow-up that a rule proposes for a text, in its own order. */
export function proposals(rule: Rule, text: string, like: TaskName): string[] {
  const task: Task = { name: like, like, question: '', labels: [], opposites: {} };
  const candidates = [...rule.propose(parse(text), { task, rng: createRng(1) })];
  return candidates.map(({ edits }) => applyEdits(text, edits));
}
