import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, type Info, parse } from 'csv-parse';
import { counted } from '../core/counted.js';
import { UserError } from '../core/errors.js';
import { place } from './place.js';
import type { Row } from './row.js';
import { listed } from './shown.js';
import { newlines, readText } from './text.js';

interface ParsedRecord {
  readonly record: readonly string[];
  readonly info: Info;
}

/**
 * The rows of a file with a header row and cells between `delimiter`, quoted with `"` where needed (RFC 4180; lines may
 * end either way, a quote inside an unquoted cell is text). Throws UserError with the line for a row with more or fewer
 * cells than the header, a column named twice, or a quote that stays open.
 */
export async function* readDelimitedRows(file: string, delimiter: ',' | '\t'): AsyncGenerator<Row> {
  let header: readonly string[] | undefined;
  for await (const { line, cells } of readRecords(file, delimiter)) {
    if (cells.every((text) => text.trim() === '')) continue;
    if (header === undefined) {
      header = columnsOf(file, line, cells);
      continue;
    }
    if (cells.length !== header.length) throw wrongLength(file, line, header, cells);
    yield {
      line,
      cells: Object.fromEntries(header.map((name, at) => [name, cells[at]]).filter(([name]) => name !== '')),
    };
  }
}

/** The parser's own count takes `\r\n` inside quotes for two lines, and stands at the end of a record: we count. */
async function* readRecords(
  file: string,
  delimiter: string,
): AsyncGenerator<{ line: number; cells: readonly string[] }> {
  const parser = parse({
    delimiter,
    info: true,
    record_delimiter: ['\r\n', '\n'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  // A failure on either side ends the loop below, by destroying the parser with it.
  pipeline(Readable.from(readText(file)), parser).catch(() => {});
  let line = 1;
  let empty = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<ParsedRecord>) {
      line += info.empty_lines - empty;
      empty = info.empty_lines;
      yield { line, cells: record };
      line += 1 + record.reduce((sum, text) => sum + newlines(text), 0);
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UserError(`${place(file, line)}: Expected a closing double quote, got the end of the file`);
  }
}

function columnsOf(file: string, line: number, cells: readonly string[]): readonly string[] {
  const names = cells.map((name) => name.trim());
  const twice = names.find((name, at) => name !== '' && names.indexOf(name) !== at);
  if (twice !== undefined) {
    throw new UserError(`${place(file, line)}: Expected each column once, got two columns ${listed([twice])}`);
  }
  return names;
}

function wrongLength(file: string, line: number, header: readonly string[], cells: readonly string[]): UserError {
  return new UserError(
    `${place(file, line)}: Expected ${counted(header.length, 'cell')}, as in the header (${listed(header, 'and')}), got ${cells.length}`,
    'Put a cell that holds the delimiter, a quote or a line break between double quotes.',
  );
}
