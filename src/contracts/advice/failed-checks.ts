import type { Params } from '../../core/types.js';
import type { Check } from '../result.js';
import type { SuiteReport } from '../suite-report.js';

/** An invariant that failed on a case as written. */
export interface FailedCheck {
  readonly case: string;
  readonly type: string;
  readonly name: string;
  readonly params: Params;
  readonly check: Extract<Check, { status: 'violated' }>;
  /** The reply that it failed on. */
  readonly reply: string;
}

/** Every failure of a run, over all configurations; warnings among them. */
export function failedChecks({ configurations }: Pick<SuiteReport, 'configurations'>): readonly FailedCheck[] {
  return configurations.flatMap(({ cases, params }) =>
    cases.flatMap(({ id, invariants, samples }) =>
      invariants.flatMap(({ type, name, status, shown }) => {
        if (status !== 'violated' || shown.status !== 'violated') return [];
        const on = samples.find(({ checks }) =>
          checks.some((check) => check.name === name && check.status === 'violated'),
        );
        return [{ case: id, type, name, params, check: shown, reply: on?.reply ?? '' }];
      }),
    ),
  );
}
