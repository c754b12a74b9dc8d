import { type ResultTable, withTexts } from '../tables/table.js';

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

/** The table with these names in the place of the long ones. */
export function renamed(table: ResultTable, names: ReadonlyMap<string, string>): ResultTable {
  return withTexts(table, (text) => names.get(text) ?? text);
}
