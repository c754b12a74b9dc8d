import { UserError } from '../core/errors.js';
import { didYouMean, orRather } from '../core/suggest.js';
import type { Task } from '../core/types.js';
import type { Fields } from './fields.js';
import { type LabelOf, readLabel } from './label.js';
import type { Row } from './row.js';
import { listed, shown } from './shown.js';

/** What the rows of a pairs or recordings file are held to; what is left out is not checked. */
export interface Checks {
  /** The tasks that may be named. */
  readonly tasks?: readonly Task[] | undefined;
  /** Reads labels, once the task is known; without it a label is taken as it is written. */
  readonly labelOf?: LabelOf | undefined;
  /** The relations that may be named. */
  readonly relations?: readonly string[] | undefined;
}

/** Throws UserError for a column that the format does not have. */
export function checkKeys(fields: Fields, row: Row, known: readonly string[]): void {
  const unknown = Object.keys(row.cells).find((key) => !known.includes(key));
  if (unknown === undefined) return;
  const near = didYouMean(unknown, known);
  throw new UserError(
    `${fields.place}: Expected a known key, got ${shown(unknown)}.${near}`,
    `Known are ${listed(known, 'and')}; anything else may stand under "metadata".`,
  );
}

/** The name in a row, held to those that there are. Throws UserError with a suggestion. */
export function checkName(fields: Fields, part: string, name: string, known: readonly string[] | undefined): string {
  if (known === undefined || known.includes(name)) return name;
  throw fields.wrong(part, `one of ${listed(known)}`, `${shown(name)}${orRather(name, known)}`, true);
}

/** The label of a row of a named task; undefined where there is none. */
export function labelIn(fields: Fields, task: string, { tasks, labelOf }: Checks): string | undefined {
  const known = tasks?.find(({ name }) => name === task);
  if (known !== undefined && labelOf !== undefined) return readLabel(fields, known, labelOf);
  const raw = fields.value('label');
  if (typeof raw === 'boolean') return String(raw);
  return fields.nameOr('label', undefined);
}
