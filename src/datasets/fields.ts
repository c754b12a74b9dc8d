import { UserError } from '../core/errors.js';
import { place } from './place.js';
import { cell, type Row } from './row.js';
import { shown } from './shown.js';

/**
 * Reads the parts of one row. A cell is absent when its column is missing, null or blank text. Every failure is a
 * UserError with file, line and field.
 */
export class Fields {
  readonly place: string;
  private readonly row: Row;
  private readonly columns: Readonly<Record<string, string | undefined>>;

  /** @param columns part to the column that holds it; a part left out is its own column */
  constructor(file: string, row: Row, columns: Readonly<Record<string, string | undefined>> = {}) {
    this.place = place(file, row.line);
    this.row = row;
    this.columns = columns;
  }

  /** The column that holds a part. */
  column(part: string): string {
    return this.columns[part] ?? part;
  }

  /** The cell as it is; undefined where there is no such column. */
  raw(part: string): unknown {
    return cell(this.row, this.column(part));
  }

  /** The cell; undefined where it is absent. */
  value(part: string): unknown {
    const value = this.raw(part);
    return value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value;
  }

  text(part: string): string {
    const value = this.value(part);
    if (typeof value !== 'string') throw this.wrong(part, 'text', this.raw(part));
    return value;
  }

  /** Text, be it blank. */
  anyText(part: string): string {
    const value = this.raw(part);
    return typeof value === 'string' ? value : this.text(part);
  }

  textOr<Other>(part: string, other: Other): string | Other {
    return this.value(part) === undefined ? other : this.text(part);
  }

  /** Text, or a whole number as text: ids and shots are often numbers. */
  nameOr<Other>(part: string, other: Other): string | Other {
    const value = this.value(part);
    return Number.isSafeInteger(value) ? String(value) : this.textOr(part, other);
  }

  name(part: string): string {
    return this.nameOr(part, undefined) ?? this.text(part);
  }

  /** Text, or a list of texts joined with a space. */
  joinedOr<Other>(part: string, other: Other): string | Other {
    const value = this.value(part);
    if (!Array.isArray(value)) return this.textOr(part, other);
    const odd = value.find((entry) => typeof entry !== 'string');
    if (odd !== undefined) throw this.wrong(part, 'text or a list of texts', `a list with ${shown(odd)} in it`, true);
    const joined = value.filter((entry) => entry.trim() !== '').join(' ');
    return joined === '' ? other : joined;
  }

  /** The error for a field: ``chat.csv:3: Expected `sentiment` (as `label`) to be …, got …``. */
  wrong(part: string, expected: string, got: unknown, asIs = false, hint?: string): UserError {
    const column = this.column(part);
    const field = column === part ? `\`${part}\`` : `\`${column}\` (as \`${part}\`)`;
    return new UserError(
      `${this.place}: Expected ${field} to be ${expected}, got ${asIs ? String(got) : this.shown(got)}`,
      hint,
    );
  }

  private shown(value: unknown): string {
    return typeof value === 'string' && value.trim() === '' ? 'blank text' : shown(value);
  }
}
