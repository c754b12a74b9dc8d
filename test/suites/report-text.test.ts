import { describe, expect, test } from 'vitest';
import { textReport } from '../../src/contracts/report-text.js';
import type { Check } from '../../src/contracts/result.js';
import type { CaseStatus } from '../../src/contracts/suite-report.js';
import { held, result, unsaid, violated } from '../support/suite-runs.js';

const yes = held('a');
const no = violated('a', 'Expected a');
const nothing = unsaid('a');
const of = (...samples: readonly (readonly Check[] | null)[]) =>
  samples.map((checks, sample) =>
    checks === null
      ? result('case', [], { sample, reply: null, error: 'no reply' })
      : result('case', checks, { sample }),
  );
const at = (passRate: number, check: Check): Check => ({ ...check, passRate });

describe('the samples of a case', () => {
  test.each<readonly [what: string, samples: readonly (readonly Check[] | null)[], status: CaseStatus]>([
    ['one that held', [[yes]], 'passed'],
    ['one that failed', [[no]], 'failed'],
    ['one failure among many, where it must always hold', [[yes], [yes], [no]], 'failed'],
    [
      'three of four, where 0.75 are enough',
      [[yes], [yes], [no], [yes]].map(([each = yes]) => [at(0.75, each)]),
      'passed',
    ],
    ['two of three, where 0.75 are needed', [[yes], [no], [yes]].map(([each = yes]) => [at(0.75, each)]), 'failed'],
    ['a third of three by rounding', [[yes], [no], [no]].map(([each = yes]) => [at(1 / 3, each)]), 'passed'],
    ['no reply at all', [null, null], 'error'],
    ['a reply among errors is judged by itself', [null, [yes]], 'passed'],
    ['nothing can be said', [[nothing]], 'inconclusive'],
    ['what cannot be said is in no rate', [[nothing], [yes]], 'passed'],
    ['what failed is not helped by what cannot be said', [[nothing], [no]], 'failed'],
    ['a failure beside something unsaid', [[no, unsaid('b')]], 'failed'],
    ['a warning fails nothing', [[{ ...no, severity: 'warning' }]], 'passed'],
    ['a warning that cannot be said is no matter', [[yes, unsaid('b', { severity: 'warning' })]], 'passed'],
  ])('%s', (_, samples, status) => {
    expect(textReport(of(...samples)).status).toBe(status);
  });

  test('an invariant has its rate over what can be said, its interval, and the check that says most', () => {
    const [first] = textReport(of([yes], [nothing], [no], null)).invariants;
    expect(first).toMatchObject({ name: 'a', status: 'violated', passRate: 1, shown: no });
    // Wilson's interval of 1 in 2, by hand: centre 1/2, half = z·√(1/8 + z²/16) / (1 + z²/2) = 0.405470…
    expect(first?.held).toMatchObject({ count: 1, of: 2, rate: 0.5 });
    expect(first?.held.low).toBeCloseTo(0.0945312, 6);
    expect(first?.held.high).toBeCloseTo(0.9054688, 6);
  });
});
