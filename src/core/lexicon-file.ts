import { existsSync, readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

const cache = new Map<string, readonly Readonly<Record<string, string>>[]>();

/**
 * The rows of a word list: a `.tsv` with lines `# source: …` and `# licence: …`, a header row, then one row a line.
 * `url` is `new URL('./lexicons/NAME.tsv', import.meta.url)`; the file is read at first use and kept,
 * packed (`NAME.tsv.br`) where it does not stand there plain: a published package holds it so.
 * Throws Error (a bug in the list) where a row has more or fewer cells than the header.
 */
export function readLexicon(url: URL): readonly Readonly<Record<string, string>>[] {
  const known = cache.get(url.href);
  if (known) return known;
  const rows = parseLexicon(textOf(url), url.pathname);
  cache.set(url.href, rows);
  return rows;
}

function textOf(url: URL): string {
  const packed = new URL(`${url.href}.br`);
  return !existsSync(url) && existsSync(packed)
    ? brotliDecompressSync(readFileSync(packed)).toString('utf8')
    : readFileSync(url, 'utf8');
}

export function parseLexicon(text: string, file: string): Readonly<Record<string, string>>[] {
  const rows: Record<string, string>[] = [];
  let header: readonly string[] | undefined;
  text.split('\n').forEach((line, at) => {
    if (line === '' || line.startsWith('#')) return;
    const cells = line.split('\t');
    if (!header) {
      header = cells;
      return;
    }
    if (cells.length !== header.length) {
      throw new Error(`${file}:${at + 1}: Expected ${header.length} cells (${header.join(', ')}), got ${cells.length}`);
    }
    rows.push(Object.fromEntries(header.map((name, column) => [name, cells[column] ?? ''])));
  });
  return rows;
}
