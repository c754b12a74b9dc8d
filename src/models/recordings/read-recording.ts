import { UserError } from '../../core/errors.js';
import { readJsonLinesRows } from '../../datasets/jsonl-rows.js';
import { answersIn } from './answers-in.js';
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
  for await (const row of readJsonLinesRows(file)) {
    for (const answer of answersIn(row, file)) {
      count++;
      yield answer;
    }
  }
  if (count === 0) throw new UserError(`${file}: Expected at least one recorded answer, got none`);
}
