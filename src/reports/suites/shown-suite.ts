import type { SuiteComparison } from '../../contracts/compare-suites.js';
import type { Past } from '../../contracts/objectives.js';
import type { SuiteReport } from '../../contracts/suite-report.js';

/** A run of a suite, ready to be shown. */
export interface ShownSuite {
  readonly report: SuiteReport;
  /** Beside an earlier version, where one was asked for. */
  readonly comparison: SuiteComparison | undefined;
  /** Earlier finished runs of the suite, oldest first. */
  readonly past: readonly Past[];
  /** The run's folder. */
  readonly folder: string;
  /** Seconds from the first asking to the last check; absent: it is shown again. */
  readonly seconds: number | undefined;
}
