import type { ResultTable } from '../tables/table.js';

/** Names up to this length stay as they are. */
const SHORT = 24;

/** Names with what all of them begin with left out, `…#model-a`, where one of them is long; a map from each to what is shown. */
export function shortNames(names: readonly string[]): ReadonlyMap<string, string> {
  const [first = '', ...others] = names;
  if (others.length === 0 || names.every(({ length }) => length <= SHORT)) return new Map();
  let common = first.length;
  for (const name of others) while (!name.startsWith(first.slice(0, common))) common--;
  const from = Math.max(...[':', '/', '#'].map((mark) => first.slice(0, common).lastIndexOf(mark)));
  return new Map(from > 0 ? names.map((name) => [name, `…${name.slice(from)}`]) : []);
}

/** The table with these names in its headings and labels. */
export function renamed(table: ResultTable, names: ReadonlyMap<string, string>): ResultTable {
  const shown = (text: string) => names.get(text) ?? text;
  return {
    ...table,
    blocks: table.blocks.map(({ title, groups }) => ({
      title: shown(title),
      groups: groups.map((group) => ({
        ...group,
        columns: group.columns.map(({ name, short }) => ({ name, short: short.map(shown) })),
      })),
    })),
    sections: table.sections.map(({ title, lines }) => ({
      title,
      lines: lines.map((line) => ({ ...line, label: shown(line.label) })),
    })),
  };
}
