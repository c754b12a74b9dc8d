import { extname } from 'node:path';
import { UserError } from '../core/errors.js';
import { didYouMean } from '../core/suggest.js';
import { readDelimitedRows } from './delimited-rows.js';
import { readJsonRows } from './json-rows.js';
import { readJsonLinesRows } from './jsonl-rows.js';
import { place } from './place.js';
import type { Row } from './row.js';

type Reader = (file: string) => AsyncIterable<Row>;

const READERS: Readonly<Record<string, Reader>> = {
  '.csv': (file) => readDelimitedRows(file, ','),
  '.tsv': (file) => readDelimitedRows(file, '\t'),
  '.json': readJsonRows,
  '.jsonl': readJsonLinesRows,
};

/**
 * The rows of a `.csv`, `.tsv`, `.json` or `.jsonl` file in order; all but `.json` are streamed. Throws UserError with
 * the line for what cannot be read. Unnamed columns and rows without any content are left out.
 */
export function readRows(file: string): AsyncIterable<Row> {
  const extension = extname(file).toLowerCase();
  const reader = Object.hasOwn(READERS, extension) ? READERS[extension] : undefined;
  if (reader === undefined) {
    const known = Object.keys(READERS);
    const got = extension === '' ? 'a name without an extension' : `"${extension}"`;
    throw new UserError(
      `${place(file)}: Expected a .csv, .tsv, .json or .jsonl file, got ${got}.${didYouMean(extension, known)}`,
    );
  }
  return reader(file);
}
