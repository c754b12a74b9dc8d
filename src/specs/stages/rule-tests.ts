import { hash } from '../../core/hash.js';
import { testsKind } from '../artefacts/kinds.js';
import type { Effort } from '../effort.js';
import type { GeneratedTest, InputSpecification, OutputRule, PromptUnderTest } from '../specification.js';
import { enoughTests } from './enough-tests.js';
import { refresh, type Wanted } from './refresh.js';
import { promptSource } from './sources.js';
import type { StageSession } from './stage-session.js';

export interface TestedRules {
  readonly rules: readonly OutputRule[];
  readonly inverseRules: readonly OutputRule[];
  /** Undefined: it could not be made, and tests are made without it. */
  readonly inputs: InputSpecification | undefined;
}

/** Tests of each rule and of each inverse rule, each rule's by themselves. */
export async function makeRuleTests(
  prompt: PromptUnderTest,
  { rules, inverseRules, inputs }: TestedRules,
  { testsPerRule, testsPerInverseRule }: Pick<Effort, 'testsPerRule' | 'testsPerInverseRule'>,
  session: StageSession,
): Promise<readonly GeneratedTest[]> {
  const of = (rule: OutputRule, kind: 'rule' | 'inverse', count: number): Wanted<readonly GeneratedTest[]> => ({
    part: rule.id,
    from: {
      ...promptSource(prompt),
      'the input specification': hash(inputs ?? null),
      'its rule': hash(rule.rule),
      'the number of tests': String(count),
    },
    async make(turn) {
      const made = await enoughTests(session.generator, { prompt, rule, kind, inputs, count }, turn);
      if (made.kind === 'none') return made;
      const value = made.value.map((draft, at) => ({ id: `${rule.id}-${at + 1}`, kind, rule: rule.id, ...draft }));
      return { ...made, value };
    },
  });
  const parts = await refresh(session, testsKind, [
    ...(testsPerRule > 0 ? rules : []).map((rule) => of(rule, 'rule', testsPerRule)),
    ...(testsPerInverseRule > 0 ? inverseRules : []).map((rule) => of(rule, 'inverse', testsPerInverseRule)),
  ]);
  return [...parts.values()].flat();
}
