import { applyEdits } from '../core/edits.js';
import type { Edit } from '../core/types.js';
import type { Fields } from './fields.js';
import { isObject } from './row.js';
import { shown } from './shown.js';

const EXPECTED = 'a list of {start, end, text}';

/** The edits of a row (a list, or its JSON in a csv cell), held to make the follow-up; undefined: none given. */
export function readEdits(fields: Fields, source: string, followUp: string): readonly Edit[] | undefined {
  const value = fields.value('edits');
  if (value === undefined) return undefined;
  const edits = typeof value === 'string' ? parse(fields, value) : value;
  if (!Array.isArray(edits) || !edits.every(isEdit)) throw fields.wrong('edits', EXPECTED, edits);
  const made = apply(fields, source, edits);
  if (made !== followUp)
    throw fields.wrong('edits', 'those that make `follow_up` of `source`', `edits that make ${shown(made)}`, true);
  return edits.map(({ start, end, text }) => ({ start, end, text }));
}

function parse(fields: Fields, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw fields.wrong('edits', `${EXPECTED} in JSON`, text);
  }
}

function apply(fields: Fields, source: string, edits: readonly Edit[]): string {
  try {
    return applyEdits(source, edits);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw fields.wrong('edits', `disjoint spans inside 0..${source.length}`, JSON.stringify(edits), true);
  }
}

function isEdit(value: unknown): value is Edit {
  return (
    isObject(value) &&
    Number.isSafeInteger(value['start']) &&
    Number.isSafeInteger(value['end']) &&
    typeof value['text'] === 'string'
  );
}
