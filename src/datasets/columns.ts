import { UserError } from '../core/errors.js';
import { didYouMean } from '../core/suggest.js';
import { place } from './place.js';
import type { Row } from './row.js';
import { listed } from './shown.js';

export const ITEM_COLUMNS = ['id', 'input', 'context', 'label'] as const;
type ItemColumn = (typeof ITEM_COLUMNS)[number];

/** Which column of a file holds which part of an item; a part left out is looked for under its own name. */
export type Columns = Readonly<Partial<Record<ItemColumn, string>>>;

/** What people call the input, for the hint. */
const USUAL_INPUTS = ['text', 'question', 'sentence', 'message', 'prompt', 'query', 'review', 'content', 'tweet'];

/** Holds a mapping to the parts that an item has: one from the command line may name others. Throws UserError. */
export function checkMapping(columns: Columns): void {
  const unknown = Object.keys(columns).find((name) => !ITEM_COLUMNS.some((part) => part === name));
  if (unknown === undefined) return;
  throw new UserError(
    `columns: Expected ${listed(ITEM_COLUMNS)}, got "${unknown}".${didYouMean(unknown, ITEM_COLUMNS)}`,
    'For example: --columns input=Question,label=sentiment',
  );
}

/**
 * Holds the first row to having the input and every mapped column; throws one UserError that names all that are
 * missing. Later rows may lack the optional ones, as JSON leaves out what it does not know.
 */
export function checkColumns(file: string, row: Row, columns: Columns): void {
  const there = Object.keys(row.cells);
  const missing = ITEM_COLUMNS.filter((part) => part === 'input' || columns[part] !== undefined).filter(
    (part) => !there.includes(columns[part] ?? part),
  );
  if (missing.length === 0) return;
  const names = missing.map((part) => columns[part] ?? part);
  const suggestions = names.map((name) => didYouMean(name, there)).join('');
  throw new UserError(
    `${place(file, row.line)}: Expected the ${names.length === 1 ? 'column' : 'columns'} ${listed(names, 'and')}, got ${listed(there, 'and')}.${suggestions}`,
    mappingHint(missing[0] ?? 'input', there),
  );
}

function mappingHint(part: ItemColumn, there: readonly string[]): string {
  const usual = there.find((name) => USUAL_INPUTS.includes(name.toLowerCase()));
  const column = part === 'input' ? (usual ?? there[0] ?? 'COLUMN') : 'COLUMN';
  return `Say which column it is: in an experiment "columns: {${part}: ${column}}", on the command line "--columns ${part}=${column}".`;
}
