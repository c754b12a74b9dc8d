import type { Layout, ReportData } from '../report.js';
import { decisionTables } from './decision-tables.js';
import { fullTables } from './full-tables.js';
import { paperTables } from './paper-tables.js';
import { repeatTables } from './repeat-tables.js';
import { setTables } from './set-tables.js';
import type { ResultTable } from './table.js';
import { worstTables } from './worst-tables.js';

export function tablesOf(
  { rows, worst = [], sets = [], repeats = [], decisions = [] }: ReportData,
  layout: Layout,
): ResultTable[] {
  if (layout === 'paper') return paperTables(rows);
  return [
    ...fullTables(rows),
    ...worstTables(worst),
    ...setTables(sets),
    ...repeatTables(repeats),
    ...decisionTables(decisions),
  ];
}
