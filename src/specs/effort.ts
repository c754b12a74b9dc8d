/** How many tests are made: what `--effort` stands for. */
export interface Effort {
  readonly testsPerRule: number;
  readonly testsPerInverseRule: number;
  /** Of which tests a harder and longer one is made: none, the first of each rule, or all. */
  readonly expanded: 'none' | 'first' | 'all';
  readonly baseline: number;
}

export const EFFORTS = {
  min: { testsPerRule: 1, testsPerInverseRule: 0, expanded: 'none', baseline: 3 },
  low: { testsPerRule: 2, testsPerInverseRule: 1, expanded: 'none', baseline: 6 },
  medium: { testsPerRule: 3, testsPerInverseRule: 3, expanded: 'first', baseline: 12 },
  high: { testsPerRule: 6, testsPerInverseRule: 6, expanded: 'all', baseline: 24 },
} as const satisfies Readonly<Record<string, Effort>>;

export type EffortName = keyof typeof EFFORTS;
