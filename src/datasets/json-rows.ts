import { UserError } from '../core/errors.js';
import { type ElementOffsets, scanJson } from '../core/json-scan.js';
import { place } from './place.js';
import { isObject, type Row } from './row.js';
import { listed, shown } from './shown.js';
import { newlines, readAllText } from './text.js';

/** Keys under which published files wrap their array of objects. */
const WRAPPERS = ['data', 'rows', 'items', 'examples'] as const;

/**
 * An array of JSON objects, or an object with such an array under `data`, `rows`, `items` or `examples`. The file is
 * held in memory. Throws UserError with the line of the element at fault.
 */
export async function* readJsonRows(file: string): AsyncGenerator<Row> {
  const text = await readAllText(file);
  if (text.trim() === '') return;
  const offsets = scan(file, text);
  const { values, wrapper } = arrayIn(file, JSON.parse(text));
  const lineOf = lineCounter(text);
  for (const [index, value] of values.entries()) {
    const line = lineOf(offsets.get(wrapper)?.[index] ?? 0);
    if (!isObject(value)) {
      throw new UserError(`${place(file, line)}: Expected item ${index + 1} to be a JSON object, got ${shown(value)}`);
    }
    yield { line, cells: value };
  }
}

function scan(file: string, text: string): ElementOffsets {
  const result = scanJson(text);
  if (result.ok) return result.elements;
  const before = text.slice(0, result.fault.offset);
  const column = result.fault.offset - before.lastIndexOf('\n');
  throw new UserError(
    `${place(file, newlines(before) + 1)}: Expected a JSON array of objects, got invalid JSON: column ${column}: ${result.fault.reason}`,
    'For one JSON object per line, name the file .jsonl.',
  );
}

function arrayIn(file: string, json: unknown): { readonly values: readonly unknown[]; readonly wrapper?: string } {
  if (Array.isArray(json)) return { values: json };
  if (isObject(json)) {
    for (const wrapper of WRAPPERS) {
      const values = Object.hasOwn(json, wrapper) ? json[wrapper] : undefined;
      if (Array.isArray(values)) return { values, wrapper };
    }
  }
  const got = isObject(json) ? `an object with the keys ${listed(Object.keys(json), 'and')}` : shown(json);
  throw new UserError(
    `${place(file, 1)}: Expected a JSON array of objects, got ${got}`,
    `Put the items in an array, or in an array under one of the keys ${listed(WRAPPERS)}.`,
  );
}

/** Offset to line, for offsets that grow: each part of the text is looked at once. */
function lineCounter(text: string): (offset: number) => number {
  let line = 1;
  let at = 0;
  return (offset) => {
    line += newlines(text.slice(at, offset));
    at = offset;
    return line;
  };
}
