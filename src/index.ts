/** The public API of mmt4nl. What a plug-in needs is in `mmt4nl/plugin`. */
import { perturbations } from '../perturbations/index.js';
import { relations } from '../relations/index.js';
import { invariants } from '../relations/invariants/index.js';
import { type PerturbOptions, perturbWith } from './api/perturb.js';
import { type RunResult, runWith } from './api/run.js';
import type { SessionOptions } from './api/session.js';
import { type SuiteResult, testSuiteWith } from './api/test-suite.js';
import type { FollowUp, Item, Plugins } from './core/types.js';
import { type Scored, scoreRecordings } from './experiment/score.js';
import { models } from './models/index.js';
import { tasks } from './tasks/index.js';

/** The built-in operators, relations, invariants and model providers. */
export const builtIns: Plugins = { perturbations, relations, models, invariants };

/**
 * Follow-ups of texts, or of items.
 * @example
 * for (const { category, followUp } of perturb("The soup was cold.", { task: "sentiment" })) console.log(category, followUp);
 */
export function perturb(texts: string | readonly (string | Item)[], options?: PerturbOptions): readonly FollowUp[] {
  return perturbWith(perturbations, texts, options);
}

/**
 * Runs an experiment, a YAML file or a value, and gives its tables.
 * @example
 * const { rows } = await run({ task: "sentiment", dataset: { file: "chats.jsonl" }, models: ["embedded:lexicon"] });
 */
export function run(
  experiment: string | Readonly<Record<string, unknown>>,
  options?: SessionOptions,
): Promise<RunResult> {
  return runWith(builtIns, experiment, options);
}

/**
 * The tables of outputs that were obtained elsewhere: a file of recordings.
 * @example
 * console.log(await table(await score("recordings.jsonl"), { format: "latex", layout: "paper" }));
 */
export function score(file: string, { task }: { readonly task?: string } = {}): Promise<Scored> {
  return scoreRecordings(file, { tasks, relations, task });
}

/**
 * Asks the cases of a contract suite and checks every reply.
 * @example
 * const { configurations } = await testSuite("support.yaml", { models: [ours] });
 */
export function testSuite(file: string, options?: SessionOptions): Promise<SuiteResult> {
  return testSuiteWith(builtIns, file, options);
}

export type { PerturbOptions } from './api/perturb.js';
export type { RunResult } from './api/run.js';
export type { SessionOptions } from './api/session.js';
export { type TableOptions, table } from './api/table.js';
export type { SuiteResult } from './api/test-suite.js';
export { type Config, defineConfig } from './config/config.js';
export { prepareSuite } from './contracts/prepare-suite.js';
export { readSuite } from './contracts/read-suite.js';
export { reportSuite } from './contracts/report-suite.js';
export { runSuite } from './contracts/run-suite.js';
export type { SuiteReport } from './contracts/suite-report.js';
export type * from './core/contract.js';
export { ModelError, UserError } from './core/errors.js';
export { createRng, type Rng } from './core/rng.js';
export type * from './core/types.js';
export { readItems } from './datasets/items.js';
export { type Pair, readPairs, toPair } from './datasets/pairs.js';
export { type Recording, readRecordings } from './datasets/recordings.js';
export { createBudget } from './experiment/budget.js';
export { prepare } from './experiment/prepare.js';
export { readExperiment } from './experiment/read-experiment.js';
export { type Ended, runExperiment } from './experiment/run-experiment.js';
export { RunStopped } from './experiment/run-stopped.js';
export { type Tables, tablesOf } from './experiment/tables.js';
export type { Watcher } from './experiment/watcher.js';
export { openModel, parseModelSpec } from './models/index.js';
export { retrying } from './models/retry.js';
export { scripted } from './models/scripted.js';
export type { Row } from './statistics/row.js';
export { createTally } from './statistics/tally.js';
export { existingRunFolder, openRunFolder, type RunFolder } from './store/run-folder.js';
export { customTask, labelOf, readAnswer, sentiment, taskNamed, tasks, yesNo } from './tasks/index.js';
