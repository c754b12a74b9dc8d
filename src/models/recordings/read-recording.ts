import { readFile } from 'node:fs/promises';
import { UserError } from '../../core/errors.js';
import { parseLine } from './parse-line.js';
import type { RecordedAnswer } from './recorded-answer.js';

/**
 * The answers in a JSONL file, in its order. Throws `UserError` where there is no such file, for a line that is not as it
 * should be (with `file:line`), and for a file without an answer.
 */
export async function readRecording(file: string): Promise<readonly RecordedAnswer[]> {
  const text = await contentOf(file);
  // Not by readline, which also ends lines at U+2028: JSON may hold that in a string.
  const answers = text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .flatMap((line, index) => (line.trim() === '' ? [] : parseLine(line, { file, line: index + 1 })));
  if (answers.length === 0) throw new UserError(`${file}: Expected at least one recorded answer, got none`);
  return answers;
}

async function contentOf(file: string): Promise<string> {
  if (/\.(?:csv|tsv)$/i.test(file)) {
    throw new UserError(
      `${file}: Expected a recording in JSONL, got a table`,
      'Tables of outputs are judged by `mmt4nl score`',
    );
  }
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const why = WHY.get(error instanceof Error && 'code' in error ? error.code : undefined);
    if (why === undefined) throw error;
    throw new UserError(`${file}: ${why}`, `The path of a replay is relative to the current folder, ${process.cwd()}`);
  }
}

const WHY: ReadonlyMap<unknown, string> = new Map([
  ['ENOENT', 'no such file'],
  ['ENOTDIR', 'no such file'],
  ['EISDIR', 'Expected a file, got a folder'],
  ['EACCES', 'not allowed to read this file'],
]);
