import path from 'node:path';
import { scoreRecordings } from '../experiment/score.js';
import { tasks } from '../tasks/index.js';
import { changedRemarks } from './changed-remarks.js';
import { plugins } from './plugins.js';
import type { ScoreOptions } from './score.js';
import { printTables, tablePrinter } from './tables.js';

/** `mmt4nl score`. */
export async function score(file: string, options: ScoreOptions): Promise<void> {
  const printer = await tablePrinter(options);
  const scored = await scoreRecordings(file, { tasks, relations: (await plugins()).relations, task: options.task });
  const { rows, sets, violations } = scored;
  const remarks = changedRemarks(scored.changed);
  await printTables(printer, { rows, sets, notes: { title: path.basename(file), remarks, violations } });
}
