import path from 'node:path';
import type { Invariant } from '../core/contract.js';
import { UserError } from '../core/errors.js';
import { given } from '../datasets/given.js';
import { readAllText } from '../datasets/text.js';
import { type ReadDocument, readDocument } from '../documents/read-document.js';
import { plainVersion } from './plain-version.js';
import type { Objectives, Suite } from './suite.js';
import { casesOf } from './suite-cases.js';
import { suiteProblems } from './suite-consistency.js';
import { createEntryReader } from './suite-invariants.js';
import { suiteJsonSchema } from './suite-json-schema.js';
import { suitePrompt } from './suite-prompt.js';
import { type SuiteEntry, suiteSchema } from './suite-schema.js';

/** A suite with the places of what it says, for errors that are found later. */
export interface ReadSuite {
  readonly suite: Suite;
  readonly at: ReadDocument<unknown>['at'];
}

/**
 * Reads a contract suite (YAML or JSON), with the files that it names. Throws UserError with a line for every problem, each
 * with file, line, column and field, before anything is asked.
 */
export async function readSuite(file: string, invariants: readonly Invariant[]): Promise<ReadSuite> {
  const text = await readAllText(file);
  const read = createEntryReader(invariants, file);
  const { value, at } = readDocument(text, file, {
    schema: suiteSchema,
    jsonSchema: () => suiteJsonSchema(invariants),
    consistency: (raw) => suiteProblems(raw, { file, read }),
  });
  const cases = await casesOf(value, { file, read });
  if (cases.length === 0) throw new UserError(`${at(['test_cases'])}: Expected at least one case, got none`);
  return { suite: { ...toSuite(value, file), cases }, at };
}

function toSuite(entry: SuiteEntry, file: string): Omit<Suite, 'cases'> {
  const { temperature, max_tokens: maxTokens, top_p: topP, seed } = entry.params ?? { temperature: 0 };
  return {
    file: path.resolve(file),
    name: entry.name,
    version: plainVersion(entry.version),
    description: entry.description,
    prompt: suitePrompt(entry, file),
    variables: entry.variables ?? {},
    models: entry.models ?? [],
    params: {
      ...given('temperature', temperature),
      ...given('maxTokens', maxTokens),
      ...given('topP', topP),
      ...given('seed', seed),
    },
    objectives: objectivesOf(entry.slo ?? {}),
    regressionThreshold: entry.regression_threshold,
    perturbation: entry.perturb && {
      entries: entry.perturb.map((each) => ({
        perItem: entry.per_item,
        ...(typeof each === 'string' ? { use: each } : each),
      })),
      answers: entry.answers,
    },
    judge: entry.judge,
    seed: entry.seed,
  };
}

function objectivesOf(slo: NonNullable<SuiteEntry['slo']>): Objectives {
  return {
    ...given('accuracy', slo.accuracy),
    ...given('p50LatencyMs', slo.p50_latency_ms),
    ...given('p95LatencyMs', slo.p95_latency_ms),
    ...given('costPerRequest', slo.cost_per_request),
    ...given('tokensPerRequest', slo.tokens_per_request),
  };
}
