import { UserError } from '../../core/errors.js';
import { fileLines } from './file-lines.js';
import { parseLine } from './parse-line.js';
import type { RecordedAnswer } from './recorded-answer.js';

/**
 * The answers in a JSONL file, in its order, as they are read. Throws `UserError` where there is no such file, for a line
 * that is not as it should be (with `file:line`), and for a file without an answer.
 */
export async function* readRecording(file: string): AsyncGenerator<RecordedAnswer> {
  if (/\.(?:csv|tsv)$/i.test(file)) {
    throw new UserError(
      `${file}: Expected a recording in JSONL, got a table`,
      'Tables of outputs are judged by `mmt4nl score`',
    );
  }
  let count = 0;
  try {
    for await (const { text, line } of fileLines(file)) {
      if (text.trim() === '') continue;
      for (const answer of parseLine(text, { file, line })) {
        count++;
        yield answer;
      }
    }
  } catch (error) {
    const why = WHY.get(error instanceof Error && 'code' in error ? error.code : undefined);
    if (why === undefined) throw error;
    throw new UserError(`${file}: ${why}`, `The path of a replay is relative to the current folder, ${process.cwd()}`);
  }
  if (count === 0) throw new UserError(`${file}: Expected at least one recorded answer, got none`);
}

const WHY: ReadonlyMap<unknown, string> = new Map([
  ['ENOENT', 'no such file'],
  ['ENOTDIR', 'no such file'],
  ['EISDIR', 'Expected a file, got a folder'],
  ['EACCES', 'not allowed to read this file'],
]);
