import stringWidth from 'string-width';
import type { ResultTable } from '../tables/table.js';

/** How wide each column of a table is, blanks before it included. */
export interface Grid {
  readonly label: number;
  /** By block, group and column. */
  readonly blocks: readonly (readonly (readonly number[])[])[];
  readonly width: number;
}

/** Labels are cut there at the latest, and in narrow terminals sooner. */
const LONGEST_LABEL = 28;

/** The columns as wide as what stands in them; groups and blocks stand a little apart. Headings over several columns widen the last. */
export function gridOf(table: ResultTable, width: number): Grid {
  const lines = table.sections.flatMap((section) => section.lines);
  const label = Math.min(
    Math.max(1, ...lines.map((line) => stringWidth(line.label))),
    LONGEST_LABEL,
    Math.max(8, Math.floor(width * 0.3)),
  );
  let at = 0;
  const blocks = table.blocks.map((block) => {
    const groups = block.groups.map((group) => {
      const columns = group.columns.map(({ short }, index) => {
        const cell = at++;
        const widest = Math.max(
          ...[...short, ...lines.map((line) => line.cells[cell]?.text ?? '')].map((text) => stringWidth(text)),
        );
        return widest + (index === 0 ? 2 : 1);
      });
      return widened(columns, stringWidth(group.title) + 2);
    });
    return groups;
  });
  return { label, blocks, width: label + sum(blocks.flat(2)) };
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function widened(columns: readonly number[], needed: number): number[] {
  const missing = Math.max(0, needed - sum(columns));
  return columns.map((column, at) => (at === 0 ? column + missing : column));
}
