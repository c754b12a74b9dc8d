import { columnsOf, type ResultTable } from '../tables/table.js';
import { latexText } from './text.js';

interface Heading {
  readonly title: string;
  readonly columns: number;
}

/** The rows above `\midrule`: titles over their columns with a rule below, then each column's own heading, lowest line last. */
export function headingRows({ blocks }: ResultTable): string[] {
  return [
    ...spanning(blocks.map((block) => ({ title: block.title, columns: columnsOf(block).length }))),
    ...spanning(
      blocks.flatMap(({ groups }) => groups.map(({ title, columns }) => ({ title, columns: columns.length }))),
    ),
    ...stacked(blocks.flatMap(columnsOf).map(({ short }) => short)),
  ];
}

/** Two lines of source, or none where no heading has a title. */
function spanning(headings: readonly Heading[]): string[] {
  if (headings.every(({ title }) => title === '')) return [];
  let at = 2; // the first column is that of the labels
  const rules: string[] = [];
  const cells = headings.map(({ title, columns }) => {
    if (title !== '') rules.push(`\\cmidrule(lr){${at}-${at + columns - 1}}`);
    at += columns;
    return `\\multicolumn{${columns}}{c}{${latexText(title)}}`;
  });
  return [` & ${cells.join(' & ')} \\\\`, rules.join(' ')];
}

function stacked(headings: readonly (readonly string[])[]): string[] {
  const height = Math.max(0, ...headings.map(({ length }) => length));
  return Array.from({ length: height }, (_, row) => {
    const cells = headings.map((lines) => latexText(lines[row - height + lines.length] ?? ''));
    return ` & ${cells.join(' & ')} \\\\`;
  });
}
