import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { FailedCheck } from '../../src/contracts/advice/failed-checks.js';
import { invariantAdvice } from '../../src/contracts/advice/invariant-advice.js';
import type { Invariant } from '../../src/core/contract.js';

const invariant = (advice: Invariant['advice']): Invariant => ({
  type: 'signed',
  about: 'the reply is signed',
  schema: z.unknown(),
  examples: [],
  prepare: () => () => ({ status: 'held', evidence: 'it is' }),
  ...(advice !== undefined && { advice }),
});
const failed = (id: string, reply: string): FailedCheck => ({
  ...{ case: id, type: 'signed', name: 'Signed', params: { maxTokens: 9 }, reply },
  check: {
    ...{ name: 'Signed', type: 'signed', severity: 'error', passRate: 0 },
    status: 'violated',
    reason: 'Expected a name',
  } as const,
});
const advised = (advice: Invariant['advice']) =>
  invariantAdvice([failed('a', 'x'), failed('b', 'y'), failed('c', 'x')], [invariant(advice)]);

describe('advice of an invariant', () => {
  test('sees each failure with all, and equal texts are one recommendation', () => {
    expect(advised(({ reply, maxTokens }, all) => `${reply} of ${all.length} under ${maxTokens}.`)).toEqual([
      { text: 'Signed fails in 2 cases: x of 3 under 9.', cases: ['a', 'c'] },
      { text: 'Signed fails in 1 case: y of 3 under 9.', cases: ['b'] },
    ]);
  });

  test.each<[string, Invariant['advice']]>([
    ['none', undefined],
    [
      'one that throws',
      () => {
        throw new Error('boom');
      },
    ],
    ['an empty one', () => ' '],
    ['no text', () => Object(undefined)],
  ])('%s is what can be said of any', (_, advice) => {
    expect(advised(advice)).toEqual([
      {
        text: 'Signed fails in 3 cases: see its reasons, and say in the prompt what it asks for.',
        cases: ['a', 'b', 'c'],
      },
    ]);
  });
});
