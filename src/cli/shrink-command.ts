import { createBudget } from '../experiment/budget.js';
import { prepare } from '../experiment/prepare.js';
import { RunStopped } from '../experiment/run-stopped.js';
import { nameModel, openModel } from '../models/index.js';
import { shrinkReports } from '../reports/shrink/index.js';
import { findViolation } from '../shrink/find-violation.js';
import { NoReply } from '../shrink/no-reply.js';
import { shrinkCase } from '../shrink/shrink-case.js';
import { cacheFolder } from '../store/cache-folder.js';
import { chosen } from './choice.js';
import { stopping } from './interrupt.js';
import { namedRun } from './named-run.js';
import { plugins } from './plugins.js';
import { note, print } from './print.js';
import type { ShrinkOptions } from './shrink.js';
import { readManifest, storedExperiment } from './stored-manifest.js';
import { screen } from './tables.js';

/** `mmt4nl shrink`: exits 3 where the model gave no reply or a limit was reached; what was answered is kept, and asked on by the same command. */
export async function shrink(name: string, id: string, options: ShrinkOptions): Promise<void> {
  const format = chosen('--format', options.format, Object.keys(shrinkReports));
  const folder = namedRun(name);
  const { models } = readManifest(folder);
  if (options.model !== undefined) chosen('--model', options.model, models);
  const judged = await findViolation(folder, { case: id, model: options.model, shots: options.shots });
  const { record, pair } = judged;
  // The other models of the run are not asked, so that their keys may be missing.
  const prepared = await prepare(storedExperiment(folder), await plugins(), process.env, (spec, ...rest) =>
    `${spec.provider}:${spec.name}` === record.model ? openModel(spec, ...rest) : nameModel(spec, ...rest),
  );
  const stop = stopping({ seconds: options.maxTime });
  try {
    const shrunk = await shrinkCase(prepared, judged, {
      folder,
      relations: (await plugins()).relations,
      stopping: stop.signal,
      budget: createBudget(options),
      cache: options.cache ? cacheFolder(process.env) : undefined,
      watcher: { planned: () => undefined, settled: () => undefined, note },
      askings: options.askings,
    });
    const { model, category, shots } = record;
    const of = { case: id, model, category, rule: pair.rule, shots };
    await print((await shrinkReports[format]?.({ shrunk, ...of }, screen())) ?? '');
  } catch (error) {
    if (!(error instanceof NoReply || error instanceof RunStopped)) throw error;
    note(`Not finished: ${error.message}. What was answered is kept; the same command goes on.`);
    process.exitCode = stop.interrupted ? 130 : 3;
  } finally {
    stop.end();
  }
}
