import { columnsOf, type ResultTable } from '../tables/table.js';

/** A size of type, with what a character of it and a column's two margins take, in points. */
export interface Size {
  readonly command: string;
  readonly character: number;
  readonly margin: number;
}

/** The text width of LaTeX's article class at 10 pt, in points. */
const ROOM = 345;
const SIZES: readonly Size[] = [
  { command: '\\small', character: 4.4, margin: 3 },
  { command: '\\footnotesize', character: 3.95, margin: 3 },
  { command: '\\scriptsize', character: 3.6, margin: 2 },
];
/** Where labels are longer, no number of tables would help. */
const LONGEST_LABEL = 30;
const SMALLEST: Size = { command: '\\scriptsize', character: 3.6, margin: 2 };

/** The largest size at which the table is about as wide as a page's text at most. */
export function sizeFor(table: ResultTable): Size {
  return SIZES.find((size) => widthOf(table, size) <= ROOM) ?? SMALLEST;
}

export function fitsPage(table: ResultTable): boolean {
  return widthOf(table, SMALLEST) <= ROOM;
}

function widthOf({ blocks, sections }: ResultTable, { character, margin }: Size): number {
  const lines = sections.flatMap((section) => section.lines);
  const label = Math.min(LONGEST_LABEL, Math.max(0, ...lines.map((line) => line.label.length)));
  let at = 0;
  let chars = label;
  for (const block of blocks) {
    const columns = columnsOf(block).map(({ short }) => {
      const cell = at++;
      return Math.max(...short.map(({ length }) => length), ...lines.map((line) => line.cells[cell]?.text.length ?? 0));
    });
    chars += Math.max(
      block.title.length,
      columns.reduce((sum, each) => sum + each, 0),
    );
  }
  return chars * character + (at + 1) * 2 * margin;
}
