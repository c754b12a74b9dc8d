import { factsOf, NOTHING, titleOf } from '../headline.js';
import { legend } from '../legend.js';
import { oneLine } from '../one-line.js';
import type { ReportData, ReportOptions } from '../report.js';
import { tablesOf } from '../tables/tables-of.js';
import { exampleLines } from './examples.js';
import { type Paints, paintsFor } from './paints.js';
import { tableLines } from './table.js';
import { wrapText } from './wrap.js';

const NARROWEST = 40;

/** Tables, what their columns mean, and examples of what broke, for a terminal of `width` columns. */
export function terminal(data: ReportData, { layout, color, width: wanted }: ReportOptions): string {
  const { rows, notes } = data;
  const width = Math.max(NARROWEST, wanted);
  const paints = paintsFor(color);
  const facts = factsOf(notes).join(' · ');
  const parts = [
    [
      ...wrapText(oneLine(titleOf(notes)), width).map(paints.strong),
      ...(facts === '' ? [] : paragraph(facts, width, paints)),
    ],
    ...(rows.length === 0 ? [[NOTHING]] : tablesOf(data, layout).map((table) => tableLines(table, width, paints))),
    ...(layout === 'full' && rows.length > 0 ? [legendLines(width, paints)] : []),
    (notes?.remarks ?? []).flatMap((remark) => wrapText(oneLine(remark), width)),
    layout === 'full' ? exampleLines(data, width, paints) : [],
  ];
  return `${parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

function paragraph(text: string, width: number, paints: Paints): string[] {
  return wrapText(oneLine(text), width).map(paints.faint);
}

/** Terms in a column of their own, with what they mean beside them. */
function legendLines(width: number, paints: Paints): string[] {
  const terms = legend.map(({ term, short = term, means }) => ({ term: short, means }));
  const indent = Math.max(...terms.map(({ term }) => term.length)) + 2;
  return terms.flatMap(({ term, means }) =>
    wrapText(means, width - indent).map((line, at) => paints.faint((at === 0 ? term : '').padEnd(indent)) + line),
  );
}
