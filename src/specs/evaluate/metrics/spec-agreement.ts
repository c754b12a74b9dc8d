import type { Message } from '../../../core/types.js';
import { clusteredRate } from '../../../statistics/clustered.js';
import type { Rate } from '../../../statistics/row.js';
import { inputsText } from '../../inputs-text.js';
import type { GeneratedTest, Intent, OutputRule } from '../../specification.js';
import type { OutputResult } from '../evaluation.js';
import { type NonCompliance, nonCompliance } from './non-compliance.js';

/** How close what the specification makes of a prompt comes to the prompt (section 4.3.3 of the source). */
export interface SpecAgreement {
  /** How many baseline tests were asked. */
  readonly tests: number;
  readonly models: readonly {
    readonly model: string;
    readonly original: NonCompliance;
    readonly specification: NonCompliance;
    /** The share of tests on which both comply, or neither does. */
    readonly same: Rate;
  }[];
  /** Cosine of the two vectors of non-compliance, an entry for each model; null for one model, where it says nothing. */
  readonly overModels: number | null;
  /** The same with an entry for each test: the share of models that do not comply on it. */
  readonly overTests: number | null;
}

/** The task and the rules as the system's message, the inputs as the user's. */
export function specificationMessages(
  { task }: Intent,
  rules: readonly OutputRule[],
  { inputs }: Pick<GeneratedTest, 'inputs'>,
): readonly Message[] {
  const user = inputsText(inputs);
  const system = [task, '', ...rules.map(({ rule }) => `- ${rule}`)].join('\n').trim();
  const asked: readonly Message[] = user.trim() === '' ? [] : [{ role: 'user', content: user }];
  return [{ role: 'system', content: system }, ...asked];
}

/** Undefined where the specification was not asked. */
export function specAgreement(outputs: readonly OutputResult[]): SpecAgreement | undefined {
  const asked = outputs.filter(({ prompt }) => prompt === 'specification');
  const tests = [...new Set(asked.map(({ test }) => test))];
  if (tests.length === 0) return undefined;
  const originals = outputs.filter(
    ({ prompt, followUp, test }) => prompt === 'original' && followUp === null && tests.includes(test),
  );
  const names = [...new Set(asked.map(({ model }) => model))];
  const models = names.map((name) => {
    const of = (all: readonly OutputResult[]) => all.filter(({ model }) => model === name);
    const [original, specification] = [of(originals), of(asked)];
    return {
      model: name,
      original: nonCompliance(original),
      specification: nonCompliance(specification),
      same: sameVerdicts(original, specification),
    };
  });
  const byTest = tests.map((id) => {
    const rate = (all: readonly OutputResult[]) => nonCompliance(all.filter(({ test }) => test === id)).rate;
    return [rate(originals), rate(asked)] as const;
  });
  return {
    tests: tests.length,
    models,
    overModels: names.length < 2 ? null : cosine(models.map((each) => [each.original.rate, each.specification.rate])),
    overTests: cosine(byTest),
  };
}

function sameVerdicts(original: readonly OutputResult[], specification: readonly OutputResult[]): Rate {
  return clusteredRate(
    original.flatMap(({ test, verdict }) => {
      const other = specification.find((each) => each.test === test)?.verdict;
      const known = [verdict?.status, other?.status].every((status) => status === 'OK' || status === 'ERR');
      return known ? [{ count: verdict?.status === other?.status ? 1 : 0, of: 1 }] : [];
    }),
  );
}

/** Two that never fail to comply point the same way; where only one fails, they have nothing in common. */
export function cosine(pairs: readonly (readonly [number | null, number | null])[]): number | null {
  const known = pairs.flatMap(([a, b]) => (a === null || b === null ? [] : [[a, b] as const]));
  if (known.length === 0) return null;
  const sum = (of: (pair: readonly [number, number]) => number) => known.reduce((all, pair) => all + of(pair), 0);
  const [a, b] = [Math.sqrt(sum(([x]) => x * x)), Math.sqrt(sum(([, y]) => y * y))];
  if (a === 0 || b === 0) return a === b ? 1 : 0;
  return Math.min(1, sum(([x, y]) => x * y) / (a * b));
}
