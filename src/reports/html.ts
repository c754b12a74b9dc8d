import { version } from '../core/package-root.js';
import { STYLE } from './html-style.js';
import { escaped } from './html-text.js';
import type { Report, ReportData, ShownViolation } from './report.js';
import type { Cell, Sheet } from './sheet.js';
import { sheetsOf } from './sheets.js';
import { changes } from './word-diff.js';

export const html: Report = {
  format: 'html',
  about: 'one page that opens from disk: no script, nothing loaded',
  render(data, { layout }) {
    const { sheets, legend } = sheetsOf(data, layout);
    const parts = [
      `<h1>${escaped(data.title)}</h1>`,
      ...sheets.map(table),
      `<ul class="legend">${[...data.notes, ...legend].map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`,
      ...(data.violations.length > 0 && layout === 'full' ? [whatBroke(data)] : []),
      `<footer>mmt4nl ${escaped(version())}</footer>`,
    ];
    return `${HEAD(data.title)}\n${parts.join('\n')}\n</main></body></html>\n`;
  },
};

const HEAD = (title: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(title)}</title><style>${STYLE}</style></head><body><main>`;

function table({ title, columns, groups, rows }: Sheet): string {
  const over = groups
    ? `<tr>${groups.map(({ text, span }) => `<th colspan="${span}" class="group">${escaped(text)}</th>`).join('')}</tr>`
    : '';
  const head = columns.map(({ head: text, align }) => `<th class="${align}">${escaped(text)}</th>`).join('');
  const body = rows
    .map((row) => {
      const opens = row[0]?.text !== '' && rows.some((each) => each[0]?.text === '');
      return `<tr${opens ? ' class="opens"' : ''}>${row.map((cell, at) => cellOf(cell, columns[at]?.align ?? 'left')).join('')}</tr>`;
    })
    .join('\n');
  return `<section><h2>${escaped(title)}</h2><div class="scroll"><table><thead>${over}<tr>${head}</tr></thead><tbody>\n${body}\n</tbody></table></div></section>`;
}

function cellOf({ text, tone, hint }: Cell, align: 'left' | 'right'): string {
  const classes = [align, ...(tone === undefined || tone === 'none' ? [] : [tone])].join(' ');
  return `<td class="${classes}"${hint === undefined ? '' : ` title="${escaped(hint)}"`}>${escaped(text)}</td>`;
}

function whatBroke({ violations }: ReportData): string {
  return `<section><h2>What broke</h2>${violations.map(broken).join('\n')}</section>`;
}

function broken(violation: ShownViolation): string {
  const { model, category, rule, shots, relation, source, followUp, edits, sourceAnswer, followUpAnswer } = violation;
  const where = [
    model,
    rule === undefined ? category : `${category}/${rule}`,
    `${shots} shot`,
    `the answers should be ${relation}`,
  ];
  const marked = changes(source, followUp, edits)
    .map(
      ({ kind, text }) =>
        ({ kept: escaped(text), removed: `<del>${escaped(text)}</del>`, added: `<ins>${escaped(text)}</ins>` })[kind],
    )
    .join('');
  return `<article><p class="where">${where.map(escaped).join(' · ')}</p>
<dl><dt>source</dt><dd>${escaped(source)}</dd><dd class="answer">${escaped(sourceAnswer)}</dd>
<dt>follow-up</dt><dd>${marked}</dd><dd class="answer">${escaped(followUpAnswer)}</dd></dl></article>`;
}
