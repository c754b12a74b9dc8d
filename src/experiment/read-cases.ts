import type { Pair } from '../datasets/pairs.js';
import { readJsonLines } from '../store/json-lines.js';
import type { RunFolder } from '../store/run-folder.js';

/** The cases of a run's folder, as they were planned. They were checked when they were written, and are not again. */
export async function* readCases(folder: Pick<RunFolder, 'path'>): AsyncGenerator<Pair> {
  for (const value of readJsonLines(folder.path('cases'))) yield value as Pair;
}
