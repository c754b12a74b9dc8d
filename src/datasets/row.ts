/** One record of a file, before any meaning: cells by column, as text (csv, tsv) or JSON values. */
export interface Row {
  /** Where the record starts, from 1. */
  readonly line: number;
  /** Own keys only: look up with `cell`, a column may be called `constructor`. */
  readonly cells: Readonly<Record<string, unknown>>;
}

/** The value in a column; undefined where the row has no such column. */
export function cell(row: Row, column: string): unknown {
  return Object.hasOwn(row.cells, column) ? row.cells[column] : undefined;
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
