import stringWidth from 'string-width';
import { oneLine } from '../one-line.js';
import { columnsOf, type ResultTable, withTexts } from '../tables/table.js';
import { wrapped } from '../tables/wrapped.js';
import { clip, pad } from './clip.js';
import { type Grid, gridOf, sum } from './grid.js';
import type { Paints } from './paints.js';
import { wrapText } from './wrap.js';

/** A stretch of a line: text, the columns that it stands in, and how. */
interface Stretch {
  readonly text: string;
  readonly width: number;
  readonly align: 'left' | 'right' | 'center';
  paint(text: string): string;
}

/** The table in lines of at most `width` columns; blocks that have no room go on below. Texts in it only show, whatever they are. */
export function tableLines(table: ResultTable, width: number, paints: Paints): string[] {
  return wrapped(withTexts(table, oneLine), (part) => gridOf(part, width).width <= width).flatMap((part, at) => [
    ...(at === 0 ? [] : ['']),
    ...partLines(part, gridOf(part, width), width, paints),
  ]);
}

function partLines(table: ResultTable, grid: Grid, width: number, paints: Paints): string[] {
  const write = (line: readonly Stretch[]) => written(line, width);
  const rule = (title: string) => {
    const named = title === '' ? '' : `${clip(title, width - 2)} `;
    return (
      paints.strong(named) + paints.faint('─'.repeat(Math.max(0, Math.min(grid.width, width) - stringWidth(named))))
    );
  };
  return [
    ...wrapText(table.title, width).map((line) => paints.strong(line)),
    ...headings(table, grid).map((line) => paints.faint(write(line))),
    ...table.sections.flatMap(({ title, lines }) => [
      rule(title),
      ...lines.map(({ label, cells }) => write(lineOf(label, cells, grid, paints))),
    ]),
    ...table.footnotes.flatMap((note) => wrapText(note, width).map((line) => paints.faint(line))),
  ];
}

function lineOf(
  label: string,
  cells: ResultTable['sections'][number]['lines'][number]['cells'],
  grid: Grid,
  paints: Paints,
) {
  const widths = grid.blocks.flat(2);
  return [
    plain(clip(label, grid.label), grid.label, 'left'),
    ...cells.map(
      ({ text, tone }, at): Stretch => ({
        text,
        width: widths[at] ?? 0,
        align: 'right',
        paint: paints.tone[tone ?? 'none'],
      }),
    ),
  ];
}

/** Titles of blocks and groups stand over their columns, a column's own heading lowest; rows that would be empty are left out. */
function headings(table: ResultTable, grid: Grid): Stretch[][] {
  const blocks = table.blocks.map(({ title }, at) => ({ title, width: sum((grid.blocks[at] ?? []).flat()) }));
  const titles = blocks.map(({ title, width }) => (title === '' ? [] : wrapText(title, width - 2)));
  const blockRows = stacked(titles).map((row) => row.map((text, at) => plain(text, blocks[at]?.width ?? 0, 'center')));
  const groups = table.blocks.flatMap((block, at) =>
    block.groups.map(({ title }, index) => plain(title, sum(grid.blocks[at]?.[index] ?? []), 'right')),
  );
  const widths = grid.blocks.flat(2);
  const columns = stacked(table.blocks.flatMap(columnsOf).map(({ short }) => short)).map((row) =>
    row.map((text, at) => plain(text, widths[at] ?? 0, 'right')),
  );
  const groupRows = groups.some(({ text }) => text !== '') ? [groups] : [];
  return [...blockRows, ...groupRows, ...columns].map((row) => [plain('', grid.label, 'left'), ...row]);
}

/** Lines of several headings as rows, all ending at the bottom. */
function stacked(headings: readonly (readonly string[])[]): string[][] {
  const height = Math.max(0, ...headings.map(({ length }) => length));
  return Array.from({ length: height }, (_, row) => headings.map((lines) => lines[row - height + lines.length] ?? ''));
}

function plain(text: string, width: number, align: Stretch['align']): Stretch {
  return { text, width, align, paint: (each) => each };
}

function written(line: readonly Stretch[], width: number): string {
  let [text, used] = ['', 0];
  for (const stretch of line) {
    const room = Math.min(stretch.width, width - used);
    if (room <= 0) break;
    const shown = clip(stretch.text, room);
    text += pad(shown === '' ? '' : stretch.paint(shown), room, stretch.align);
    used += room;
  }
  return text.trimEnd();
}
