import { markdownTable } from 'markdown-table';
import stringWidth from 'string-width';
import type { Report, ShownViolation } from './report.js';
import type { Sheet } from './sheet.js';
import { sheetsOf } from './sheets.js';
import { changes } from './word-diff.js';

export const markdown: Report = {
  format: 'md',
  about: 'Markdown tables, for a README or a pull request',
  render(data, { layout }) {
    const { sheets, legend } = sheetsOf(data, layout);
    return `${[
      `# ${plain(data.title)}`,
      ...sheets.map((sheet) => `## ${plain(sheet.title)}\n\n${table(sheet)}`),
      legend.map((line) => `- ${plain(line)}`).join('\n'),
      ...(data.notes.length > 0 ? [data.notes.map((line) => `- ${plain(line)}`).join('\n')] : []),
      ...(data.violations.length > 0 ? ['## What broke', ...data.violations.map(violation)] : []),
    ].join('\n\n')}\n`;
  },
};

function table({ columns, groups, rows }: Sheet): string {
  const over = groups?.flatMap(({ text, span }) => Array.from({ length: span }, () => text)) ?? [];
  const head = columns.map((column, at) =>
    plain([over[at] ?? '', column.head].filter((part) => part !== '').join(' ')),
  );
  const body = rows.map((row) => row.map(({ text }) => plain(text)));
  return markdownTable([head, ...body], {
    align: columns.map(({ align }) => (align === 'right' ? 'r' : 'l')),
    stringLength: stringWidth,
  });
}

function violation({
  model,
  category,
  rule,
  shots,
  relation,
  source,
  followUp,
  edits,
  sourceAnswer,
  followUpAnswer,
}: ShownViolation): string {
  const marked = changes(source, followUp, edits)
    .map(({ kind, text }) => ({ kept: plain(text), removed: `~~${plain(text)}~~`, added: `**${plain(text)}**` })[kind])
    .join('');
  const where = [model, rule === undefined ? category : `${category}/${rule}`, `${shots} shot`, `expected ${relation}`]
    .map(plain)
    .join(' · ');
  return `- ${where}  \n  ${plain(source)} → **${plain(sourceAnswer)}**  \n  ${marked} → **${plain(followUpAnswer)}**`;
}

/** Text that Markdown shows as it is: no line breaks, nothing that is markup. */
function plain(text: string): string {
  return text
    .replaceAll(/(?!\t)\p{Cc}+/gu, ' ')
    .replaceAll(/[\\`*_[\]~|#]/gu, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
