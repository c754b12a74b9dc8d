import { factsOf, NOTHING, titleOf } from '../headline.js';
import { legend } from '../legend.js';
import type { ReportData, ReportOptions } from '../report.js';
import { overview } from '../tables/overview.js';
import { tablesOf } from '../tables/tables-of.js';
import { documentHtml } from './document.js';
import { examplesHtml } from './examples.js';
import { style } from './style.js';
import { tableHtml } from './table.js';
import { htmlText } from './text.js';

/** One page, light or dark as its reader's system is; it runs no script and loads nothing, and its policy forbids both. */
export function html(data: ReportData, { layout }: ReportOptions): string {
  const { rows, notes } = data;
  const css = style();
  const title = htmlText(titleOf(notes));
  const facts = factsOf(notes).map(htmlText).join(' · ');
  const full = layout === 'full' && rows.length > 0;
  return documentHtml(titleOf(notes), css, [
    '<header>',
    `<h1>${title}</h1>`,
    ...(facts === '' ? [] : [`<p class="facts">${facts}</p>`]),
    ...(notes?.remarks ?? []).map((remark) => `<p>${htmlText(remark)}</p>`),
    '</header>',
    '<main>',
    ...(rows.length === 0 ? [`<p>${NOTHING}</p>`] : []),
    ...(full ? ['<h2>Relations held</h2>', ...overview(rows).map((table) => tableHtml(table, 3))] : []),
    ...(layout === 'full' ? examplesHtml(data) : []),
    ...tablesOf(data, layout).map((table) => tableHtml(table, 2)),
    ...(full ? ['<h2>What the columns mean</h2>', legendHtml()] : []),
    '</main>',
  ]);
}

function legendHtml(): string {
  const terms = legend.map(({ term, means }) => `<dt>${htmlText(term)}</dt><dd>${htmlText(means)}</dd>`);
  return `<dl>\n${terms.join('\n')}\n</dl>`;
}
