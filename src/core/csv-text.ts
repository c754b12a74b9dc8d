import { stringify } from 'csv-stringify/sync';

export type Value = string | number | boolean | null;

/** Records as CSV that a spreadsheet runs nothing of. */
export function csvText(records: readonly (readonly Value[])[]): string {
  return stringify(
    records.map((record) => record.map(safe)),
    { cast: { boolean: String }, quoted_match: /[\r\n\t]/u },
  );
}

/** Text that a spreadsheet would run as a formula gets a `'` before it; so does text that looks so guarded, to be told apart. */
function safe(value: Value): Value {
  return typeof value === 'string' && /^'*[=+\-@\t\r\n＝＋－＠]/u.test(value) ? `'${value}` : value;
}
