import type { Report } from './report.js';
import type { Sheet } from './sheet.js';
import { sheetsOf } from './sheets.js';

export const latex: Report = {
  format: 'latex',
  about: 'booktabs tables for a paper: \\usepackage{booktabs} is all they need',
  render(data, { layout }) {
    const { sheets, legend } = sheetsOf(data, layout);
    const comments = [data.title, ...data.notes, ...legend].map((line) => `% ${escaped(line)}`);
    return `${[...comments, '', ...sheets.map(table)].join('\n')}\n`;
  },
};

function table({ title, columns, groups, rows }: Sheet): string {
  const body = rows.map((row) => row.map(({ text }) => escaped(text)));
  return [
    '\\begin{table}',
    '  \\centering',
    `  \\caption{${escaped(title)}}`,
    `  \\begin{tabular}{${columns.map(({ align }) => (align === 'right' ? 'r' : 'l')).join('')}}`,
    '    \\toprule',
    ...(groups
      ? [
          `    ${line(groups.map(({ text, span }) => (span === 1 ? escaped(text) : `\\multicolumn{${span}}{c}{${escaped(text)}}`)))}`,
          `    ${rules(groups)}`,
        ]
      : []),
    `    ${line(columns.map(({ head }) => escaped(head)))}`,
    '    \\midrule',
    ...body.map((cells) => `    ${line(cells)}`),
    '    \\bottomrule',
    '  \\end{tabular}',
    '\\end{table}',
    '',
  ].join('\n');
}

function line(cells: readonly string[]): string {
  return `${cells.join(' & ')} \\\\`;
}

/** A thin rule under each group of columns. */
function rules(groups: NonNullable<Sheet['groups']>): string {
  let from = 1;
  return groups
    .map(({ span }) => {
      const to = from + span - 1;
      const rule = span > 1 ? `\\cmidrule(lr){${from}-${to}}` : '';
      from = to + 1;
      return rule;
    })
    .join('');
}

const SPECIAL: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '–': '--',
  '≈': '$\\approx$',
  '≠': '$\\neq$',
  '✓': '$+$',
  '✗': '$-$',
  '·': '$\\cdot$',
};

/** Text that LaTeX sets as it is, with any engine. */
function escaped(text: string): string {
  return text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(/[\\~^–≈≠✓✗·]|[&%$#_{}]/gu, (char) => SPECIAL[char] ?? `\\${char}`);
}
