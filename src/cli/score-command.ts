import path from 'node:path';
import { scoreRecordings } from '../experiment/score.js';
import { tasks } from '../tasks/index.js';
import { plugins } from './plugins.js';
import type { ScoreOptions } from './score.js';
import { printTables, tablePrinter } from './tables.js';

/** `mmt4nl score`. */
export async function score(file: string, options: ScoreOptions): Promise<void> {
  const printer = await tablePrinter(options);
  const scored = await scoreRecordings(file, { tasks, relations: (await plugins()).relations, task: options.task });
  const remarks = scored.changed
    .filter(({ of }) => of > 0)
    .map(
      ({ model, changed, of }) =>
        `${model}: ${changed} of ${of} sources that were asked several times got more than one answer.`,
    );
  const { rows, sets, violations } = scored;
  await printTables(printer, { rows, sets, notes: { title: path.basename(file), remarks, violations } });
}
