import { type Block, columnsOf, type ResultTable } from './table.js';

/**
 * The table as one or more that are narrow enough: as many blocks in each as `fits` allows, at least one. Footnotes come with
 * the last.
 */
export function wrapped(table: ResultTable, fits: (part: ResultTable) => boolean): ResultTable[] {
  const parts: ResultTable[] = [];
  for (let from = 0; from < table.blocks.length; ) {
    let to = from + 1;
    while (to < table.blocks.length && fits(part(table, from, to + 1))) to++;
    parts.push(part(table, from, to));
    from = to;
  }
  return parts.map((each, at) => ({
    ...each,
    title: at === 0 ? table.title : `${table.title} (continued)`,
    footnotes: at === parts.length - 1 ? table.footnotes : [],
  }));
}

function part(table: ResultTable, from: number, to: number): ResultTable {
  const [start, end] = [widthOf(table.blocks.slice(0, from)), widthOf(table.blocks.slice(0, to))];
  return {
    ...table,
    blocks: table.blocks.slice(from, to),
    sections: table.sections.map((section) => ({
      ...section,
      lines: section.lines.map((line) => ({ ...line, cells: line.cells.slice(start, end) })),
    })),
  };
}

function widthOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, block) => sum + columnsOf(block).length, 0);
}
