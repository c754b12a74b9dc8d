import stringWidth from 'string-width';
import { plainText } from '../core/plain-text.js';

/** Rows of cells as lines: the first column to the left, the others to the right, two blanks between them. Cells are shown as `plainText` shows them. */
export function aligned(written: readonly (readonly string[])[]): string {
  const rows = written.map((row) => row.map((cell) => plainText(cell)));
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => stringWidth(row[column] ?? ''))));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => {
        const blanks = ' '.repeat((widths[column] ?? 0) - stringWidth(cell));
        return column === 0 ? cell + blanks : blanks + cell;
      })
      .join('  ')
      .trimEnd(),
  );
  return `${lines.join('\n')}\n`;
}

/** `1,234`. */
export function count(value: number): string {
  return value.toLocaleString('en-US');
}

/** `4.2`, `1,234`: so many a second, with a decimal below ten. */
export function rate(perSecond: number): string {
  return perSecond >= 10 ? count(Math.round(perSecond)) : perSecond.toFixed(1);
}

/** `1 reply`, `1,234 replies`. */
export function counted(value: number, one: string, many: string = `${one}s`): string {
  return `${count(value)} ${value === 1 ? one : many}`;
}

/** `512 B`, `12.3 kB`, `4.5 MB` */
export function size(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1e6 ? `${(bytes / 1e3).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
