import { scoreRecordings } from '../experiment/score.js';
import { builtIns } from '../index.js';
import { tasks } from '../tasks/index.js';
import type { ScoreOptions } from './score.js';
import { printTables, tableReport } from './tables.js';

/** `mmt4nl score`. */
export async function score(file: string, options: ScoreOptions): Promise<void> {
  const report = await tableReport(options);
  const scored = await scoreRecordings(file, { tasks, relations: builtIns.relations, task: options.task });
  await printTables(report, scored, undefined, options);
}
