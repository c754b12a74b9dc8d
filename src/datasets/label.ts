import { orRather } from '../core/suggest.js';
import type { Task } from '../core/types.js';
import type { Fields } from './fields.js';
import { listed, shown } from './shown.js';

/** The task's label that a dataset's value stands for, spelled as the task spells it; undefined: none. */
export type LabelOf = (task: Task, raw: unknown) => string | undefined;

/** The label of a row; undefined where its cell is absent. Throws UserError for a value that is no label of the task. */
export function readLabel(fields: Fields, task: Task, labelOf: LabelOf): string | undefined {
  const raw = fields.value('label');
  if (raw === undefined) return undefined;
  const label = labelOf(task, raw);
  if (label !== undefined) return label;
  const near = typeof raw === 'string' ? orRather(raw, task.labels) : '';
  throw fields.wrong(
    'label',
    `one of ${listed(task.labels)}`,
    `${shown(raw)}${near}`,
    true,
    'If the label stands in another column, map it (columns: {label: …}); if these are other labels, define a task with them.',
  );
}
