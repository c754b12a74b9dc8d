import type { Rate } from '../../statistics/row.js';

/**
 * A result table before it has a format: layouts make it, formats write it. Its columns are the first one, of labels, and then
 * those of all blocks from left to right; a line has one cell for each.
 */
export interface ResultTable {
  readonly title: string;
  readonly blocks: readonly Block[];
  readonly sections: readonly Section[];
  /** Sentences that belong under it. */
  readonly footnotes: readonly string[];
}

/** Columns that stand together also where a table is too wide and goes on in a second one. */
export interface Block {
  /** May be empty, as may the title of a group: then there is no heading over the columns. */
  readonly title: string;
  readonly groups: readonly ColumnGroup[];
}

export interface ColumnGroup {
  readonly title: string;
  readonly columns: readonly Column[];
}

export interface Column {
  /** The heading where there is room. */
  readonly name: string;
  /** The heading as short lines, for the terminal and for print. */
  readonly short: readonly string[];
}

export interface Section {
  /** May be empty: then the lines have no heading. */
  readonly title: string;
  readonly lines: readonly Line[];
}

export interface Line {
  readonly label: string;
  readonly cells: readonly Cell[];
}

export interface Cell {
  readonly text: string;
  /** What a pass rate's colour is made from. */
  readonly heat?: Rate;
  /** What can be drawn as a bar. */
  readonly interval?: Rate;
  readonly tone?: Tone;
}

/** `bad`: a finding; `warn`: cases without a verdict; `quiet`: not distinguishable from noise, or nothing to see. */
export type Tone = 'bad' | 'warn' | 'quiet';

export function columnsOf({ groups }: Block): readonly Column[] {
  return groups.flatMap(({ columns }) => columns);
}

/** The table with each of its texts as `shown` has it. */
export function withTexts(table: ResultTable, shown: (text: string) => string): ResultTable {
  return {
    title: shown(table.title),
    blocks: table.blocks.map(({ title, groups }) => ({
      title: shown(title),
      groups: groups.map((group) => ({
        title: shown(group.title),
        columns: group.columns.map(({ name, short }) => ({ name: shown(name), short: short.map(shown) })),
      })),
    })),
    sections: table.sections.map(({ title, lines }) => ({
      title: shown(title),
      lines: lines.map(({ label, cells }) => ({
        label: shown(label),
        cells: cells.map((cell) => ({ ...cell, text: shown(cell.text) })),
      })),
    })),
    footnotes: table.footnotes.map(shown),
  };
}
