import { oneLine } from '../one-line.js';
import { fieldLines, markedPieces } from '../terminal/fields.js';
import { paintsFor } from '../terminal/paints.js';
import { tableLines } from '../terminal/table.js';
import { wrapText } from '../terminal/wrap.js';
import { COMPARISON_LEGEND, type ComparisonReport, exampleOf, headlineOf } from './comparison-report.js';
import { comparisonTables } from './comparison-tables.js';

export function comparisonTerminal(
  report: ComparisonReport,
  { width, color }: { width: number; color: boolean },
): string {
  const paints = paintsFor(color);
  const plain = (text: string) => wrapText(oneLine(text), width);
  const indent = Math.max(...COMPARISON_LEGEND.map(({ term }) => term.length)) + 2;
  const parts = [
    [
      ...plain(headlineOf(report)).map(paints.strong),
      ...plain(`A: ${report.names.a}`),
      ...plain(`B: ${report.names.b}`),
    ],
    report.warnings.flatMap((warning) => plain(`Note: ${warning}`).map(paints.tone.warn)),
    ...comparisonTables(report).map((table) => tableLines(table, width, paints)),
    COMPARISON_LEGEND.flatMap(({ term, means }) =>
      wrapText(means, width - indent).map((line, at) => paints.faint((at === 0 ? term : '').padEnd(indent)) + line),
    ),
    report.changed.flatMap((changed, at) => {
      const example = exampleOf(changed);
      return [
        ...(at === 0 ? [] : ['']),
        ...plain(example.title).map(paints.strong),
        ...fieldLines('source', markedPieces(example.source, paints, 'removed'), width, paints),
        ...fieldLines('follow-up', markedPieces(example.followUp, paints, 'added'), width, paints),
        ...fieldLines('A answered', [{ text: oneLine(example.a), paint: (text) => text }], width, paints),
        ...fieldLines('B answered', [{ text: oneLine(example.b), paint: (text) => text }], width, paints),
      ];
    }),
  ];
  return `${parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}
