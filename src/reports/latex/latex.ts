import { factsOf, NOTHING, titleOf } from '../headline.js';
import { legend } from '../legend.js';
import type { ReportData, ReportOptions } from '../report.js';
import { columnsOf, type Line, type ResultTable } from '../tables/table.js';
import { tablesOf } from '../tables/tables-of.js';
import { wrapped } from '../tables/wrapped.js';
import { headingRows } from './headings.js';
import { fitsPage, labelColumn, sizeFor } from './size.js';
import { latexText } from './text.js';

/**
 * `table` environments for a document that loads the booktabs package. What the columns mean and what is known of the run
 * stands in comments, for the author to choose from; examples are left out.
 */
export function latex(data: ReportData, { layout }: ReportOptions): string {
  const { rows, notes } = data;
  const comments = [
    [titleOf(notes), ...factsOf(notes)].join(', '),
    ...(layout === 'full' && rows.length > 0 ? legend.map(({ term, means }) => `${term}: ${means}`) : []),
    ...(notes?.remarks ?? []),
    ...(rows.length === 0 ? [NOTHING] : []),
  ];
  const tables = tablesOf(data, layout).flatMap((table) => wrapped(table, fitsPage));
  return [
    `% Needs \\usepackage{booktabs}.\n${comments.map((comment) => `% ${latexText(comment)}\n`).join('')}`,
    ...tables.map((table, at) => environment(table, at + 1)),
  ].join('\n');
}

function environment(table: ResultTable, number: number): string {
  const { command, margin } = sizeFor(table);
  const columns = table.blocks.flatMap(columnsOf).length;
  return [
    '\\begin{table}[htbp]',
    '  \\centering',
    `  ${command}`,
    `  \\setlength{\\tabcolsep}{${margin}pt}`,
    '  \\setlength{\\belowcaptionskip}{4pt}',
    `  \\caption{${latexText(table.title)}}`,
    `  \\label{tab:mmt4nl-${number}}`,
    `  \\begin{tabular}{${labelColumn(table)}${'r'.repeat(columns)}}`,
    '    \\toprule',
    ...headingRows(table).map((line) => `    ${line}`),
    ...table.sections.flatMap(({ title, lines }) => [
      '    \\midrule',
      ...(title === '' ? [] : [`    \\multicolumn{${columns + 1}}{c}{\\textit{${latexText(title)}}} \\\\`]),
      ...lines.map((line) => `    ${row(line)}`),
    ]),
    '    \\bottomrule',
    '  \\end{tabular}',
    ...table.footnotes.map((note) => `  \\par\\smallskip ${latexText(note)}`),
    '\\end{table}',
    '',
  ].join('\n');
}

function row({ label, cells }: Line): string {
  return `${[label, ...cells.map(({ text }) => text)].map(latexText).join(' & ')} \\\\`;
}
