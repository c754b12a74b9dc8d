import { hash } from '../core/hash.js';
import { version } from '../core/package-root.js';
import { given } from '../datasets/given.js';
import type { PreparedSuite } from './prepare-suite.js';
import type { Configuration } from './result.js';
import type { Objectives } from './suite.js';

/** What a run of a suite was made from. */
export interface SuiteManifest {
  readonly schema: 1;
  readonly kind: 'suite';
  readonly tool: { readonly name: 'mmt4nl'; readonly version: string };
  /** Hash of version, prompt, cases, invariants, operators and configurations: runs with equal identities ask and check the same. */
  readonly identity: string;
  readonly name: string;
  readonly version: string;
  readonly description: string | null;
  /** When it was begun, in ISO 8601. */
  readonly started: string;
  /** The prompt as it is written. */
  readonly prompt: string;
  readonly configurations: readonly Configuration[];
  readonly objectives: Objectives;
  readonly regressionThreshold: number;
  /** The relation that answers to follow-ups are held to, with the threshold of its score where the suite has one; null: none. */
  readonly answers: { readonly relation: string; readonly threshold?: number } | null;
  readonly cases: number;
}

export function suiteManifest(
  { suite, configurations, operators, answers, fingerprint }: PreparedSuite,
  started: string,
): SuiteManifest {
  const { name, description, objectives, regressionThreshold, prompt, cases, seed } = suite;
  const asked = cases.map(({ invariants, ...each }) => [each, invariants]);
  const made = operators.map((operator) =>
    operator.map(({ selections }) =>
      selections.map((each) =>
        'compose' in each
          ? each.compose.map((one) => one.name)
          : [each.operator.name, each.perItem, each.rules ?? null],
      ),
    ),
  );
  const settings = configurations.map(({ model, params }) => ({ model, params }));
  return {
    schema: 1,
    kind: 'suite',
    tool: { name: 'mmt4nl', version: version() },
    identity: hash([version(), name, suite.version, prompt, asked, made, settings, seed, fingerprint ?? null]),
    name,
    version: suite.version,
    description: description ?? null,
    started,
    prompt: prompt.text,
    configurations: settings,
    objectives,
    regressionThreshold,
    answers:
      answers === undefined ? null : { relation: answers.relation.name, ...given('threshold', answers.threshold) },
    cases: cases.length,
  };
}
