import type { Row } from '../../statistics/row.js';
import type { Layout } from '../report.js';
import { fullTables } from './full-tables.js';
import { paperTables } from './paper-tables.js';
import type { ResultTable } from './table.js';

export function tablesOf(rows: readonly Row[], layout: Layout): ResultTable[] {
  return layout === 'paper' ? paperTables(rows) : fullTables(rows);
}
