import { expect, test } from 'vitest';
import type { Checked, CheckResult, Invariant, InvariantExample } from '../../../src/core/contract.js';
import { checked, checkOf } from '../../../src/testing/invariant-contract.js';

type Given = Omit<InvariantExample, 'spec' | 'holds' | 'reply'>;

/** Rows of a spec, a reply, what comes of it, and what else the case has. Results are compared whole. */
export type Rows = readonly (readonly [spec: object, reply: string, result: CheckResult, given?: Given])[];

export const held = (evidence: string): CheckResult => ({ status: 'held', evidence });

export const violated = (reason: string, expected: string, actual: string, where?: string): CheckResult => ({
  ...{ status: 'violated', reason, expected, actual },
  ...(where === undefined ? {} : { where }),
});

export const notMeasured = (reason: string): CheckResult => ({ status: 'inconclusive', cause: 'not-measured', reason });

export function resultOf(invariant: Invariant, spec: object, reply: string, given: Given = {}) {
  const seen: Checked = checked({ reply, ...given });
  return checkOf(invariant, spec)(seen);
}

export function testRows(invariant: Invariant, rows: Rows): void {
  test.each(rows.map(([spec, reply, result, given]) => ({ spec, reply, result, given })))(
    `${invariant.type} $spec on $reply`,
    async ({ spec, reply, result, given }) => {
      expect(await resultOf(invariant, spec, reply, given)).toEqual(result);
    },
  );
}

/** Rows of a spec that is refused when the suite is read, and what is said: path and message of each issue. */
export function testRefusals(
  invariant: Invariant,
  rows: readonly (readonly [unknown, readonly (readonly [string, string])[]])[],
): void {
  test.each(rows)(`${invariant.type} refuses %j`, (spec, issues) => {
    const result = invariant.schema.safeParse(spec);
    const got = result.success ? [] : result.error.issues.map(({ path, message }) => [path.join('.'), message]);
    expect(got).toEqual(issues);
  });
}
