import path from 'node:path';
import { freshRun, suiteFolder } from '../contracts/history.js';
import { type PreparedSuite, prepareSuite } from '../contracts/prepare-suite.js';
import { type ReadSuite, readSuite } from '../contracts/read-suite.js';
import { runTrial } from '../contracts/run-trial.js';
import { suitePrompt } from '../contracts/suite-prompt.js';
import { UserError } from '../core/errors.js';
import { createBudget } from '../experiment/budget.js';
import { trialReports } from '../reports/trial/index.js';
import { cacheFolder } from '../store/cache-folder.js';
import { openRunFolder } from '../store/run-folder.js';
import type { AbOptions } from './ab.js';
import { stopping } from './interrupt.js';
import { plugins } from './plugins.js';
import { note, print } from './print.js';
import { progress } from './progress.js';
import { screen } from './tables.js';

/** `mmt4nl ab`: exits 3 where it ended before it was decided and before all was asked. */
export async function ab(fileA: string, fileB: string, options: AbOptions): Promise<void> {
  const [a, b] = [await side(fileA, options), await side(fileB, options)];
  if (!a.suite.cases.some(({ id }) => b.suite.cases.some((each) => each.id === id)))
    throw new UserError(`${fileB}: Expected cases with ids that ${fileA} has too, found none`);
  const started = new Date().toISOString();
  const parent = freshRun(suiteFolder(a.suite.name), 'ab', started);
  const folders = { a: openRunFolder(path.join(parent, 'a')), b: openRunFolder(path.join(parent, 'b')) };
  const watcher = progress(options.quiet === true);
  const stop = stopping({ seconds: options.maxTime });
  try {
    const ended = await runTrial(a, b, {
      folders,
      watcher,
      started,
      plugins: await plugins(),
      stopping: stop.signal,
      budget: createBudget(options),
      cache: options.cache ? cacheFolder(process.env) : undefined,
      all: options.all === true,
    });
    watcher.end();
    await print((await trialReports[options.format]?.(ended, screen())) ?? '');
    for (const { stopped, over } of ended.ended) {
      if (stopped !== undefined) note(`Stopped before all was asked: ${stopped}`);
      for (const { model, error } of over) note(`${model} was not asked on: ${error.message}`);
    }
    if (ended.ended.length > 0) process.exitCode = stop.interrupted ? 130 : 3;
  } finally {
    watcher.end();
    stop.end();
  }
}

/** A suite as it is, or the prompt in the place of the suite's. */
async function side(file: string, { suite: named, model }: AbOptions): Promise<PreparedSuite> {
  const all = await plugins();
  const read = await readSuite(named ?? file, all.invariants);
  const meant = named === undefined ? read : withPrompt(read, file);
  const models = model === undefined ? undefined : [model];
  const prepared = await prepareSuite(meant, { plugins: all, environment: process.env, models });
  return { ...prepared, configurations: prepared.configurations.slice(0, 1) };
}

function withPrompt({ suite, at }: ReadSuite, file: string): ReadSuite {
  const prompt = suitePrompt(
    { prompt_template: undefined, messages: undefined, prompt_file: path.resolve(file) },
    suite.file,
  );
  return { suite: { ...suite, version: path.basename(file), prompt }, at };
}
