import { UserError } from '../core/errors.js';
import type { Params, Plugins } from '../core/types.js';
import { openOne } from '../experiment/open-one.js';
import type { OpenedModel } from '../experiment/prepare.js';
import { type ModelEntry, readModelSpec } from '../models/model-spec.js';
import { type AnswersRelation, answersRelation } from './answers-relation.js';
import { besideSuite } from './beside-suite.js';
import type { ReadSuite } from './read-suite.js';
import type { Configuration } from './result.js';
import type { Suite } from './suite.js';
import { type SuiteOperator, suiteOperators } from './suite-operators.js';

/** Settings that are tried beside each other, each with every other. */
export interface Sweep {
  readonly models?: readonly string[];
  readonly params: readonly { readonly name: keyof Params; readonly values: readonly number[] }[];
}

export interface OpenConfiguration extends Configuration {
  readonly opened: OpenedModel;
}

/** A suite with its models opened and its names looked up; nothing has been asked yet. */
export interface PreparedSuite {
  readonly suite: Suite;
  readonly configurations: readonly OpenConfiguration[];
  /** The models that invariants ask, by the names that they go by. */
  readonly judges: ReadonlyMap<string, OpenedModel>;
  readonly operators: readonly SuiteOperator[];
  /** What must hold between the replies to a case and to its follow-ups. */
  readonly answers: AnswersRelation | undefined;
  /** Of the plug-ins that the user brings. */
  readonly fingerprint: string | undefined;
}

export interface PrepareOptions {
  readonly plugins: Plugins;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Models of the command line, in the place of the suite's. */
  readonly models?: readonly string[] | undefined;
  readonly sweep?: Sweep | undefined;
}

/** Throws UserError for a name that there is not and for a key that is missing, before anything is asked. */
export async function prepareSuite(
  { suite, at }: ReadSuite,
  { plugins, environment, models, sweep }: PrepareOptions,
): Promise<PreparedSuite> {
  const operators = suiteOperators(suite.perturbation?.entries ?? [], plugins.perturbations, (index, problem) => {
    throw new UserError(`${at(['perturb', index])}: ${problem}`);
  });
  const own = (entry: ModelEntry) => besideSuite(readModelSpec(entry, plugins.models), suite.file, plugins.models);
  const given = sweep?.models ?? models;
  const named = given?.map((entry) => readModelSpec(entry, plugins.models)) ?? suite.models.map(own);
  if (named.length === 0)
    throw new UserError(
      `${at(['models'])}: Expected at least one model, got none`,
      'Name it in the suite (models: [openai:gpt-4o]) or on the command line (--model openai:gpt-4o).',
    );
  const opened: OpenedModel[] = [];
  for (const spec of named) opened.push(await openOne(spec, plugins, environment));
  const judges = new Map<string, OpenedModel>();
  for (const name of judgesOf(suite)) judges.set(name, await openOne(own(name), plugins, environment));
  return {
    suite,
    operators,
    judges,
    configurations: opened.flatMap((each) =>
      grid(suite.params, sweep?.params ?? []).map((params) => ({ model: each.model.name, params, opened: each })),
    ),
    fingerprint: plugins.fingerprint,
    answers: await answersRelation(suite, plugins.relations, (key) => at(['answers', key])),
  };
}

function judgesOf({ cases, judge }: Suite): readonly string[] {
  const asked = cases.flatMap(({ invariants }) => invariants.flatMap(({ asks }) => asks));
  return [...new Set(asked.flatMap((name) => name ?? judge ?? []))];
}

function grid(params: Params, sweep: Sweep['params']): readonly Params[] {
  return sweep.reduce<readonly Params[]>(
    (all, { name, values }) => all.flatMap((each) => values.map((value) => ({ ...each, [name]: value }))),
    [params],
  );
}
