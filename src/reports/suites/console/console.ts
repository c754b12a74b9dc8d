import { settingsOf } from '../../../contracts/settings.js';
import { oneLine } from '../../one-line.js';
import { paintsFor } from '../../terminal/paints.js';
import { tableLines } from '../../terminal/table.js';
import { wrapText } from '../../terminal/wrap.js';
import type { ShownSuite } from '../shown-suite.js';
import { duration } from '../text/amounts.js';
import { suiteGrid } from '../text/grid.js';
import { listed } from '../text/listed.js';
import { headingOf } from '../text/suite-heading.js';
import { caseLines } from './cases.js';
import { hanging, type Look, rule, shown } from './lines.js';
import { regressionLines } from './regression.js';
import { summaryLines } from './summary.js';

const NARROWEST = 40;

/** Runs of suites for a terminal: what failed and why, what it comes to, and what to do. */
export function suitesConsole(
  suites: readonly ShownSuite[],
  options: { readonly width: number; readonly color: boolean },
): string {
  const look: Look = { width: Math.max(NARROWEST, options.width), paints: paintsFor(options.color) };
  const all = suites.map((suite) => withoutDoubleBlanks(suiteLines(suite, look)).join('\n'));
  return `${all.join(`\n\n${look.paints.faint('═'.repeat(look.width))}\n\n`)}\n`;
}

function suiteLines({ report, comparison, folder, seconds }: ShownSuite, look: Look): string[] {
  const { paints, width } = look;
  const { title, facts } = headingOf(report);
  const { configurations } = report;
  const grid = suiteGrid(report);
  const several = configurations.length > 1;
  return [
    ...wrapText(oneLine(title), width).map(paints.strong),
    ...facts.flatMap((fact) => wrapText(oneLine(fact), width)).map(paints.faint),
    ...(grid === undefined ? [] : ['', ...tableLines(grid, width, paints)]),
    ...configurations.flatMap((each) => [
      ...(several ? ['', rule(settingsOf(each), look, '', '━')] : []),
      ...caseLines(each, configurations.length, look),
      ...summaryLines(each, several ? undefined : seconds, look),
    ]),
    ...regressionLines(comparison, look),
    ...recommendationLines(report, look),
    '',
    ...wrapText(
      oneLine(
        `${folder} keeps this run${several && seconds !== undefined ? `, which took ${duration(seconds * 1000)}` : ''}.`,
      ),
      width,
    ).map(paints.faint),
  ];
}

const MOST = 8;

function recommendationLines(report: ShownSuite['report'], look: Look): string[] {
  const all = report.recommendations;
  if (all.length === 0) return [];
  return [
    '',
    rule('Recommendations', look),
    ...all
      .slice(0, MOST)
      .flatMap(({ text, cases }, at) =>
        hanging(
          { text: `${at + 1}.`, indent: 2, columns: 3 },
          [...shown(text), ...(cases.length === 0 ? [] : shown(` (${listed(cases, 3)})`, look.paints.faint))],
          look,
        ),
      ),
  ];
}

function withoutDoubleBlanks(lines: readonly string[]): readonly string[] {
  return lines.filter((line, at) => line !== '' || lines[at - 1] !== '');
}
