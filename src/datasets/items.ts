import { basename, extname } from 'node:path';
import { UserError } from '../core/errors.js';
import type { Item, Task } from '../core/types.js';
import { type Columns, checkColumns, checkMapping, ITEM_COLUMNS } from './columns.js';
import { Fields } from './fields.js';
import { given } from './given.js';
import { type LabelOf, readLabel } from './label.js';
import { place } from './place.js';
import type { Row } from './row.js';
import { readRows } from './rows.js';
import { UniqueIds } from './unique.js';

export interface ReadItemsOptions {
  readonly task: Task;
  readonly labelOf: LabelOf;
  readonly columns?: Columns | undefined;
  /** Stop after so many items; what follows is not read. */
  readonly limit?: number | undefined;
}

/**
 * The items of a dataset (`.csv`, `.tsv`, `.json`, `.jsonl`), in the file's order, streamed except from `.json`; ids are
 * kept in memory, to find one that comes twice. An item without an id is called after the file and its number, from 1.
 * Throws UserError with file, line and field: no input, an unknown label, a missing column, an id twice, no item at all.
 */
export async function* readItems(file: string, options: ReadItemsOptions): AsyncGenerator<Item> {
  const { columns = {}, limit = Number.POSITIVE_INFINITY } = options;
  checkMapping(columns);
  const ids = new UniqueIds(file);
  let count = 0;
  if (limit < 1) return;
  for await (const row of readRows(file)) {
    if (count === 0) checkColumns(file, row, columns);
    count++;
    const item = toItem(file, row, count, options);
    ids.add(item.id, row.line);
    yield item;
    if (count >= limit) return;
  }
  if (count === 0) throw new UserError(`${place(file)}: Expected at least one item, got none`);
}

function toItem(file: string, row: Row, number: number, { task, labelOf, columns = {} }: ReadItemsOptions): Item {
  const fields = new Fields(file, row, columns);
  return {
    id: fields.nameOr('id', `${basename(file, extname(file))}-${number}`),
    input: fields.anyText('input'), // a blank text is one that no operator applies to, not a broken file
    ...given('context', fields.joinedOr('context', undefined)),
    ...given('label', readLabel(fields, task, labelOf)),
    ...given('metadata', otherCells(row, columns)),
  };
}

function otherCells(row: Row, columns: Columns): Readonly<Record<string, unknown>> | undefined {
  const used = new Set<string>(ITEM_COLUMNS.map((part) => columns[part] ?? part));
  const others = Object.entries(row.cells).filter(([name]) => !used.has(name));
  return others.length === 0 ? undefined : Object.fromEntries(others);
}
