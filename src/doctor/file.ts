import { parse } from 'yaml';
import { readSuite } from '../contracts/read-suite.js';
import type { ModelSpec, Plugins } from '../core/types.js';
import { readItems } from '../datasets/items.js';
import { readPairs } from '../datasets/pairs.js';
import { readAllText } from '../datasets/text.js';
import { type Prepared, prepare } from '../experiment/prepare.js';
import { parseExperiment } from '../experiment/read-experiment.js';
import { nameModel, unasked } from '../models/index.js';
import { readModelSpec } from '../models/model-spec.js';
import { labelOf } from '../tasks/index.js';
import type { Check } from './check.js';

/** What a file was found to be, and the models that it asks. */
export interface Examined {
  readonly checks: readonly Check[];
  readonly models: readonly ModelSpec[];
}

/** Reads an experiment or a contract suite, with the files that it names, to the end. Throws UserError for what would stop a run. */
export async function examineFile(file: string, plugins: Plugins): Promise<Examined> {
  const text = await readAllText(file);
  return isSuite(text) ? await examineSuite(file, plugins) : await examineExperiment(file, text, plugins);
}

/** Suites have cases, experiments have none. What is no YAML is an experiment, whose reader says what is wrong with it. */
function isSuite(text: string): boolean {
  try {
    const value: unknown = parse(text);
    return typeof value === 'object' && value !== null && 'test_cases' in value;
  } catch {
    return false;
  }
}

async function examineExperiment(file: string, text: string, plugins: Plugins): Promise<Examined> {
  const read = parseExperiment(text, file);
  const prepared = await prepare(read, plugins, {}, async (spec, environment, providers) => {
    // A model that cannot be opened is told of under its own name, not under the file's.
    return await nameModel(spec, environment, providers).catch(() => unasked(spec));
  });
  const texts = await countTexts(prepared, plugins);
  const found = `reads as an experiment: ${texts}, ${prepared.selections.length} operators`;
  return { checks: [{ name: file, status: 'ok', found }], models: prepared.models.map(({ spec }) => spec) };
}

async function countTexts({ experiment, task }: Prepared, { relations }: Plugins): Promise<string> {
  const { data } = experiment;
  let count = 0;
  if (data.kind === 'pairs') {
    const names = relations.map(({ name }) => name);
    for await (const _ of readPairs(data.file, { tasks: [task], labelOf, relations: names })) count++;
    return `${count} pairs`;
  }
  for await (const _ of readItems(data.file, { task, labelOf, columns: data.columns, limit: data.limit })) count++;
  return `${count} texts`;
}

async function examineSuite(file: string, plugins: Plugins): Promise<Examined> {
  const { suite } = await readSuite(file, plugins.invariants);
  const judges = suite.cases.flatMap(({ invariants }) => invariants.flatMap(({ asks }) => asks));
  const named = [...suite.models, ...new Set(judges.flatMap((name) => name ?? suite.judge ?? []))];
  const checks: Check[] = [
    { name: file, status: 'ok', found: `reads as a contract suite: ${suite.cases.length} cases` },
  ];
  return { checks, models: named.map((entry) => readModelSpec(entry, plugins.models)) };
}
