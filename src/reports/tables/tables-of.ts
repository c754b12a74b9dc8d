import type { Layout, ReportData } from '../report.js';
import { fullTables } from './full-tables.js';
import { paperTables } from './paper-tables.js';
import { setTables } from './set-tables.js';
import type { ResultTable } from './table.js';

export function tablesOf({ rows, sets = [] }: ReportData, layout: Layout): ResultTable[] {
  return layout === 'paper' ? paperTables(rows) : [...fullTables(rows), ...setTables(sets)];
}
