import { UserError } from '../core/errors.js';
import { scanJson } from '../core/json-scan.js';
import { readLines } from './lines.js';
import { place } from './place.js';
import { isObject, type Row } from './row.js';
import { shown } from './shown.js';

/** One JSON object per line; blank lines are skipped. Throws UserError with the line for anything else. */
export async function* readJsonLinesRows(file: string): AsyncGenerator<Row> {
  for await (const { number, text } of readLines(file)) {
    if (text.trim() === '') continue;
    yield { line: number, cells: parse(file, number, text) };
  }
}

function parse(file: string, line: number, text: string): Row['cells'] {
  const value = tryParse(text);
  if (value.ok && isObject(value.json)) return value.json;
  const got = value.ok ? shown(value.json) : `invalid JSON: ${value.reason}`;
  throw new UserError(
    `${place(file, line)}: Expected a JSON object, got ${got}`,
    'A .jsonl file holds one JSON object per line; for one JSON array, name the file .json.',
  );
}

function tryParse(text: string): { readonly ok: true; readonly json: unknown } | { ok: false; reason: string } {
  try {
    return { ok: true, json: JSON.parse(text) };
  } catch (error) {
    const scan = scanJson(text);
    if (scan.ok) return { ok: false, reason: String(error) };
    return { ok: false, reason: `column ${scan.fault.offset + 1}: ${scan.fault.reason}` };
  }
}
