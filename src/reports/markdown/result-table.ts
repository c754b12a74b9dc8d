import { markdownTable } from 'markdown-table';
import stringWidth from 'string-width';
import { columnsOf, type ResultTable } from '../tables/table.js';
import { wrapped } from '../tables/wrapped.js';
import { markdownParagraph, markdownText } from './text.js';

/** More than so many columns go on in a second table. */
const MOST_COLUMNS = 16;

/** A result table as Markdown: a heading, and a table for each section. `lines`: what its lines are. */
export function resultTable(table: ResultTable, lines: string): string[] {
  const parts = wrapped(table, ({ blocks }) => blocks.flatMap(columnsOf).length <= MOST_COLUMNS);
  return parts.flatMap((part) => [
    `## ${markdownText(part.title)}`,
    ...part.sections.flatMap((section) => [
      ...(section.title === '' ? [] : [`### ${markdownText(section.title)}`]),
      markdownTable(
        [
          [lines, ...headings(part)],
          ...section.lines.map(({ label, cells }) => [
            markdownText(label),
            ...cells.map(({ text }) => markdownText(text)),
          ]),
        ],
        { align: ['l', ...headings(part).map(() => 'r')], stringLength: stringWidth },
      ),
    ]),
    ...part.footnotes.map(markdownParagraph),
  ]);
}

/** A Markdown table has one row of headings: those of the paper layout name the model and the measure too. */
function headings({ blocks }: ResultTable): string[] {
  return blocks.flatMap((block) =>
    block.groups.flatMap((group) =>
      group.columns.map(({ name }) =>
        markdownText(block.title === '' ? name : `${block.title} ${group.title} ${name}`),
      ),
    ),
  );
}
