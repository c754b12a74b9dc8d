import { isObject, type Row } from '../datasets/row.js';

/** The keys of a case; other columns of a file are variables of the prompt, or metadata. */
const OWN = ['id', 'category', 'input', 'context', 'variables', 'metadata', 'invariants', 'samples', 'pass_rate'];
const NUMBERS = ['samples', 'pass_rate'];
const STRUCTURED = ['variables', 'metadata', 'invariants'];

/**
 * A row of a file as a case: columns that are the prompt's variables are those, and all others are metadata; empty cells of
 * CSV are no cells, and what is no text stands there as JSON.
 */
export function caseInRow(
  { cells }: Row,
  variables: readonly string[],
  nth: number,
): Readonly<Record<string, unknown>> {
  const there = Object.entries(cells).filter(([, value]) => value !== null && value !== '');
  const own = there.filter(([name]) => OWN.includes(name)).map(([name, value]) => [name, ownValue(name, value)]);
  const others = there.filter(([name]) => !OWN.includes(name));
  const { variables: written, metadata, ...rest }: Readonly<Record<string, unknown>> = Object.fromEntries(own);
  return {
    id: `case-${nth}`,
    ...rest,
    ...together(
      'variables',
      written,
      others.filter(([name]) => variables.includes(name)),
    ),
    ...together(
      'metadata',
      metadata,
      others.filter(([name]) => !variables.includes(name)),
    ),
  };
}

/** What stands under the key, with the columns; what is no mapping is left for the schema to refuse. */
function together(key: string, written: unknown, columns: readonly (readonly [string, unknown])[]) {
  if (written !== undefined && !isObject(written)) return { [key]: written };
  if (written === undefined && columns.length === 0) return {};
  return { [key]: { ...written, ...Object.fromEntries(columns) } };
}

function ownValue(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (NUMBERS.includes(name)) return Number.isNaN(Number(value)) ? value : Number(value);
  if (!STRUCTURED.includes(name)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
