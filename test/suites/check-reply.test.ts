import { describe, expect, test } from 'vitest';
import { checkReply, toCheck } from '../../src/contracts/check-reply.js';
import type { SuiteInvariant } from '../../src/contracts/suite.js';
import type { Checked, CheckResult } from '../../src/core/contract.js';
import { RunStopped } from '../../src/experiment/run-stopped.js';

const CHECKED: Checked = {
  reply: 'A reply',
  case: { id: 'a', category: 'c', input: 'i', variables: {}, metadata: {} },
  measured: {},
  ask: async () => ({ kind: 'error', reason: 'there is no judge' }),
};

function invariant(more: Partial<SuiteInvariant> = {}): SuiteInvariant {
  return {
    ...{
      type: 't',
      name: 'n',
      spec: {},
      severity: 'error',
      negate: false,
      threshold: undefined,
      passRate: 1,
      asks: [],
    },
    check: () => ({ status: 'held', evidence: 'found `a`' }),
    ...more,
  };
}

const higher = { at: 0.7, better: 'higher' } as const;
const lower = { at: 0.2, better: 'lower' } as const;
const scored = (score: number): CheckResult => ({ status: 'scored', score, evidence: 'why' });

/** What stands in a check beside its name. */
type Told = Readonly<Record<string, unknown>>;

describe('what a check comes to', () => {
  test.each<readonly [what: string, of: Partial<SuiteInvariant>, result: CheckResult, told: Told]>([
    ['held', {}, { status: 'held', evidence: 'it is there' }, { status: 'held', evidence: 'it is there' }],
    [
      'violated, with all that is known',
      {},
      { status: 'violated', reason: 'Expected a', expected: 'a', actual: 'b', where: 'line 2' },
      { status: 'violated', reason: 'Expected a', expected: 'a', actual: 'b', where: 'line 2' },
    ],
    [
      'negated and held: what was found is why it fails',
      { negate: true },
      { status: 'held', evidence: 'found `a`' },
      { status: 'violated', reason: 'Expected the opposite, but found `a`' },
    ],
    [
      'negated and violated',
      { negate: true },
      { status: 'violated', reason: 'Expected a, got b' },
      { status: 'held', evidence: 'Expected a, got b' },
    ],
    [
      'inconclusive stays so, negated or not',
      { negate: true },
      { status: 'inconclusive', cause: 'judge-unreadable', reason: 'Expected a score' },
      { status: 'inconclusive', cause: 'judge-unreadable', reason: 'Expected a score' },
    ],
    ['a score at its threshold', { threshold: higher }, scored(0.7), { status: 'held', score: 0.7, evidence: 'why' }],
    [
      'a score below it',
      { threshold: higher },
      scored(0.6999),
      {
        ...{ status: 'violated', score: 0.6999, expected: 'at least 0.7', actual: '0.6999' },
        reason: 'Expected a score at least 0.7, got 0.6999: why',
      },
    ],
    [
      'a score at a threshold that is not to be reached',
      { threshold: higher, negate: true },
      scored(0.7),
      {
        ...{ status: 'violated', score: 0.7, expected: 'below 0.7', actual: '0.7' },
        reason: 'Expected a score below 0.7, got 0.7: why',
      },
    ],
    [
      'less is better, at the threshold',
      { threshold: lower },
      scored(0.2),
      { status: 'held', score: 0.2, evidence: 'why' },
    ],
    [
      'less is better, and it is more',
      { threshold: lower },
      scored(0.5),
      {
        ...{ status: 'violated', score: 0.5, expected: 'at most 0.2', actual: '0.5' },
        reason: 'Expected a score at most 0.2, got 0.5: why',
      },
    ],
    [
      'less is better, turned round',
      { threshold: lower, negate: true },
      scored(0.1),
      {
        ...{ status: 'violated', score: 0.1, expected: 'above 0.2', actual: '0.1' },
        reason: 'Expected a score above 0.2, got 0.1: why',
      },
    ],
  ])('%s', (_, of, result, told) => {
    const named = { type: 't', name: 'n', severity: 'error', passRate: 1 };
    expect(toCheck(invariant(of), result)).toEqual({ ...named, ...told });
  });

  test('a check that throws says nothing of the reply, and the others are checked', async () => {
    const broken = invariant({
      name: 'mine',
      check: () => {
        throw new TypeError('x is not a function');
      },
    });
    const rejected = invariant({ name: 'mine too', check: () => Promise.reject('no reason') });
    expect(await checkReply([broken, invariant(), rejected], CHECKED)).toMatchObject([
      {
        ...{ name: 'mine', status: 'inconclusive', cause: 'check-failed' },
        reason: 'Expected the check to end, but it threw: x is not a function',
      },
      { name: 'n', status: 'held' },
      { name: 'mine too', status: 'inconclusive', reason: 'Expected the check to end, but it threw: no reason' },
    ]);
  });

  test('where the run is stopped while a judge is asked, there is no check at all', async () => {
    const stopped = invariant({
      check: () => {
        throw new RunStopped('it was interrupted');
      },
    });
    await expect(checkReply([stopped], CHECKED)).rejects.toThrow(RunStopped);
  });
});
