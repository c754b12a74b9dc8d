import pc from 'picocolors';
import { layoutNamed, reportNamed } from '../reports/index.js';
import type { Layout, Report, ReportData } from '../reports/report.js';
import { print } from './print.js';

export interface TableOptions {
  readonly format: string;
  readonly layout: string;
}

/** How tables are to be printed. */
export interface TablePrinter {
  readonly report: Report;
  readonly layout: Layout;
}

/** Checked before any work is done. Throws UserError for a format or layout that there is not. */
export async function tablePrinter({ format, layout }: TableOptions): Promise<TablePrinter> {
  return { report: await reportNamed(format), layout: layoutNamed(layout) };
}

/** Columns where stdout is no terminal, and at most on one: wider lines are hard to read. */
const [USUAL, WIDEST] = [80, 120];

/** The tables to stdout. */
export async function printTables({ report, layout }: TablePrinter, data: ReportData): Promise<void> {
  await print(await report.render(data, { layout, ...screen() }));
}

/** How wide a report may be, in columns, and whether in colour. @param file where it is written instead of stdout */
export function screen(file?: string): { readonly width: number; readonly color: boolean } {
  const isTerminal = process.stdout.isTTY === true;
  return {
    width: isTerminal ? Math.min(WIDEST, process.stdout.columns) : USUAL,
    color: file === undefined && isTerminal && pc.isColorSupported,
  };
}
