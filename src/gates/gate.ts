/** What a gate asks of a run's rows. */
export type Gate = RateGate | RegressionGate;

export const GATE_MEASURES = ['relation', 'accuracy', 'oracle', 'excess', 'noise', 'inconclusive', 'errors'] as const;
export type GateMeasure = (typeof GATE_MEASURES)[number];

/** `relation >= 0.9`, `relation lower >= 0.85 for negation`. */
export interface RateGate {
  readonly kind: 'rate';
  /** As it was written. */
  readonly text: string;
  readonly measure: GateMeasure;
  /** The rate itself, or the end of its 95 % interval that is said. */
  readonly bound: 'rate' | 'lower' | 'upper';
  readonly at: '>=' | '>' | '<=' | '<';
  readonly level: number;
  /** Undefined: each category. */
  readonly category: string | undefined;
}

/** `no regression vs baseline`: no category is significantly worse. */
export interface RegressionGate {
  readonly kind: 'regression';
  readonly text: string;
  /** A folder of a run, or `baseline`. */
  readonly against: string;
}

/** How a gate came out: passed, or why not, a line for each row that fails. */
export interface GateResult {
  readonly gate: Gate;
  readonly failures: readonly string[];
}
