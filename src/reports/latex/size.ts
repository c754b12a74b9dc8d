import { columnsOf, type ResultTable } from '../tables/table.js';
import { charactersSet } from './text.js';

/** A size of type, with what a digit of it and a column's margin take, in points. */
export interface Size {
  readonly command: string;
  readonly character: number;
  readonly margin: number;
}

/** The text width of LaTeX's article class at 10 pt, in points. */
const ROOM = 345;
const SMALLEST: Size = { command: '\\scriptsize', character: 4, margin: 2 };
const SIZES: readonly Size[] = [
  { command: '\\small', character: 4.63, margin: 3 },
  { command: '\\footnotesize', character: 4.25, margin: 3 },
  SMALLEST,
];
/** Longer labels are set over several lines. */
const LONGEST_LABEL = 30;

/** The largest size at which the table is about as wide as a page's text at most. */
export function sizeFor(table: ResultTable): Size {
  return SIZES.find((size) => widthOf(table, size) <= ROOM) ?? SMALLEST;
}

/** How the column of labels is set. */
export function labelColumn(table: ResultTable): string {
  const longest = Math.max(0, ...labelLengths(table));
  return longest <= LONGEST_LABEL ? 'l' : `p{${Math.round(LONGEST_LABEL * sizeFor(table).character)}pt}`;
}

function labelLengths({ sections }: ResultTable): readonly number[] {
  return sections.flatMap(({ lines }) => lines.map(({ label }) => charactersSet(label)));
}

export function fitsPage(table: ResultTable): boolean {
  return widthOf(table, SMALLEST) <= ROOM;
}

function widthOf(table: ResultTable, { character, margin }: Size): number {
  const { blocks, sections } = table;
  const lines = sections.flatMap((section) => section.lines);
  const label = Math.min(LONGEST_LABEL, Math.max(0, ...labelLengths(table)));
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
