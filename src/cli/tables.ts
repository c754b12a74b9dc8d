import { print } from './print.js';
export interface TableOptions {
  readonly format: string;
  readonly layout: string;
}
export async function tableReport(options: TableOptions): Promise<TableOptions> {
  return options;
}
export async function printTables(
  _r: TableOptions,
  scored: { readonly rows: readonly unknown[] },
  _m: unknown,
  _o: TableOptions,
): Promise<void> {
  await print(`${JSON.stringify({ schema: 1, rows: scored.rows }, null, 2)}\n`);
}
