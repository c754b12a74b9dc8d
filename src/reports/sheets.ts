import { fullSheets } from './full-sheets.js';
import { paperSheets } from './paper-sheets.js';
import type { Layout, ReportData } from './report.js';
import type { Sheet } from './sheet.js';

export interface Sheets {
  readonly sheets: readonly Sheet[];
  readonly legend: readonly string[];
}

/** The tables of a layout, and the lines that say how to read them. */
export function sheetsOf(data: ReportData, layout: Layout): Sheets {
  return layout === 'paper' ? paperSheets(data.rows) : fullSheets(data.rows);
}
