import type { SpecReport } from '../../specs/evaluate/spec-report.js';
import { oneLine } from '../one-line.js';
import { type Paints, paintsFor } from '../terminal/paints.js';
import { tableLines } from '../terminal/table.js';
import { wrapText } from '../terminal/wrap.js';
import { factsOf } from './facts.js';
import { failuresOf } from './failures.js';
import { overallTables, tablesOf } from './tables/index.js';

const NARROWEST = 40;
/** Failures in words, of each prompt. */
const MOST = 6;

/** Evaluations of prompts for a terminal. */
export function specsConsole(
  reports: readonly SpecReport[],
  { width: given, color }: { readonly width: number; readonly color: boolean },
): string {
  const [width, paints] = [Math.max(NARROWEST, given), paintsFor(color)];
  const parts = [
    ...reports.flatMap((report) => promptParts(report, width, paints)),
    ...overallTables(reports).map((table) => tableLines(table, width, paints)),
  ];
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function promptParts(report: SpecReport, width: number, paints: Paints): readonly (readonly string[])[] {
  const failures = failuresOf(report);
  const wrap = (text: string) => wrapText(oneLine(text), width);
  return [
    [...wrap(report.name).map(paints.strong), ...factsOf(report).flatMap(wrap).map(paints.faint)],
    ...tablesOf(report).map((table) => tableLines(table, width, paints)),
    ...(failures.length === 0
      ? []
      : [
          [
            paints.strong('What does not comply'),
            ...failures
              .slice(0, MOST)
              .flatMap(({ title, input, output, reason }) => [
                ...wrap(title),
                ...wrapText(`input   ${oneLine(input)}`, width - 2).map((line) => `  ${line}`),
                ...wrapText(`output  ${oneLine(output)}`, width - 2).map((line) => `  ${line}`),
                ...wrapText(`because ${oneLine(reason)}`, width - 2).map((line) => `  ${line}`),
              ]),
            ...(failures.length > MOST ? [`… and ${failures.length - MOST} more: --format md or html`] : []),
          ],
        ]),
    ...(report.notes.length === 0 ? [] : [report.notes.flatMap((note) => wrap(`! ${note}`))]),
  ];
}
