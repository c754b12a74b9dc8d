import type { SpecReport } from '../../specs/evaluate/spec-report.js';
import { oneLine } from '../one-line.js';
import { hanging, type Look, shown } from '../suites/console/lines.js';
import type { ResultTable } from '../tables/table.js';
import { type Paints, paintsFor } from '../terminal/paints.js';
import { renamed, shortNames } from '../terminal/short-names.js';
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
  const names = shortNames([...new Set(reports.flatMap(({ models }) => models.map(({ model }) => model)))]);
  const lines = (table: ResultTable) => tableLines(renamed(table, names), width, paints);
  const parts = [
    ...reports.flatMap((report) => promptParts(report, width, paints, lines)),
    ...overallTables(reports).map(lines),
  ];
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function promptParts(
  report: SpecReport,
  width: number,
  paints: Paints,
  lines: (table: ResultTable) => readonly string[],
): readonly (readonly string[])[] {
  const failures = failuresOf(report);
  const wrap = (text: string) => wrapText(oneLine(text), width);
  return [
    [...wrap(report.name).map(paints.strong), ...factsOf(report).flatMap(wrap).map(paints.faint)],
    ...(report.rules.length === 0 ? [] : [[paints.strong('Rules'), ...rulesInFull(report.rules, { width, paints })]]),
    ...tablesOf(report).map(lines),
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

/** Tables have room for the beginning of a rule only. */
function rulesInFull(rules: SpecReport['rules'], look: Look): readonly string[] {
  const columns = Math.max(...rules.map(({ id }) => id.length)) + 2;
  return rules.flatMap(({ id, rule }) => hanging({ text: id, indent: 0, columns }, shown(rule), look));
}
