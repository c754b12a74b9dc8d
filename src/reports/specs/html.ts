import type { SpecReport } from '../../specs/evaluate/spec-report.js';
import { documentHtml } from '../html/document.js';
import { tableHtml } from '../html/table.js';
import { htmlText } from '../html/text.js';
import { suiteStyle } from '../suites/html/style.js';
import { factsOf } from './facts.js';
import { failuresOf } from './failures.js';
import { specsJson } from './json.js';
import { overallTables, tablesOf } from './tables/index.js';

/** Evaluations of prompts as one page, light or dark as its reader's system is, to be read without a script. */
export function specsHtml(reports: readonly SpecReport[]): string {
  const data = Buffer.from(specsJson(reports)).toString('base64');
  return documentHtml(reports.map(({ name }) => name).join(', ') || 'Prompts', suiteStyle(), [
    '<main>',
    ...(reports.length > 1 ? ['<h1>Prompts and their tests</h1>'] : []),
    ...(reports.length > 1 ? overallTables(reports).map((table) => tableHtml(table, 2)) : []),
    ...reports.flatMap((report) => promptHtml(report, reports.length > 1)),
    `<p class="note"><a download="evaluation.json" href="data:application/json;base64,${data}">the data as JSON</a></p>`,
    '</main>',
  ]);
}

function promptHtml(report: SpecReport, several: boolean): readonly string[] {
  const failures = failuresOf(report);
  return [
    '<header>',
    `<h1>${htmlText(report.name)}</h1>`,
    ...factsOf(report).map((fact) => `<p class="facts">${htmlText(fact)}</p>`),
    '</header>',
    ...(report.notes.length === 0
      ? []
      : [`<div class="panel callout worse">${report.notes.map((note) => `<p>${htmlText(note)}</p>`).join('')}</div>`]),
    ...(several ? [] : overallTables([report]).map((table) => tableHtml(table, 2))),
    ...tablesOf(report).map((table) => tableHtml(table, 2)),
    ...(failures.length === 0 ? [] : ['<h2>What does not comply</h2>']),
    ...failures.map(({ title, input, output, reason }) =>
      [
        '<article>',
        `<h4>${htmlText(title)}</h4>`,
        `<dl><dt>input</dt><dd>${htmlText(input)}</dd><dt>output</dt><dd>${htmlText(output)}</dd><dt>because</dt><dd>${htmlText(reason)}</dd></dl>`,
        '</article>',
      ].join('\n'),
    ),
  ];
}
