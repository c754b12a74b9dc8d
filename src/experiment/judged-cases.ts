import type { Pair } from '../datasets/pairs.js';
import { readJsonLines } from '../store/json-lines.js';
import type { RunFolder } from '../store/run-folder.js';
import type { VerdictRecord } from '../store/verdict-record.js';
import { casesAlong } from './cases-along.js';

/** A verdict with the case that it is on. */
export interface JudgedCase {
  readonly record: VerdictRecord;
  readonly pair: Pair;
}

/** Every verdict of a run with its case, in the order of the plan, model by model. */
export async function* judgedCases(folder: RunFolder): AsyncGenerator<JudgedCase> {
  const textsOf = casesAlong(folder);
  for await (const value of readJsonLines(folder.path('verdicts'))) {
    const record = value as VerdictRecord;
    yield { record, pair: await textsOf(record.case) };
  }
}
