import type { OutputRule } from '../specification.js';

/** An invariant of a contract suite, as it is written there. */
export interface RuleCheck {
  readonly type: string;
  readonly spec: Readonly<Record<string, unknown>>;
  readonly negate?: true;
}

/** A rule with what a program can check of it. */
export interface CompiledRule {
  readonly rule: OutputRule;
  /** None: it is for a model to judge. */
  readonly checks: readonly RuleCheck[];
  /** Whether the checks say all that the rule says; otherwise one that fails breaks it, and a model judges the rest. */
  readonly whole: boolean;
  /** Why not all of it can be checked by a program. */
  readonly because: string | undefined;
}
