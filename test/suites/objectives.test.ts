import { describe, expect, test } from 'vitest';
import type { Past } from '../../src/contracts/objectives.js';
import type { CaseResult } from '../../src/contracts/result.js';
import type { Objectives } from '../../src/contracts/suite.js';
import { freshFolders } from '../support/folder.js';
import { held, model, reported, result, unsaid, violated } from '../support/suite-runs.js';

const fresh = freshFolders();
const yes = [held('a')];
const no = [violated('a', 'Expected a')];
const past = (passed: number, failed: number, temperature = 0): Past => ({
  ...{ model, params: { temperature }, started: '2026-11-20T00:00:00.000Z', version: '1.2.0', passed, failed },
});

async function objectives(wanted: Objectives, results: readonly CaseResult[], before: readonly Past[] = []) {
  const { configurations } = await reported(fresh(), results, { objectives: wanted }, before);
  return configurations[0]?.objectives;
}

const twenty = (failed: number) => Array.from({ length: 20 }, (_, at) => result(`c${at}`, at < failed ? no : yes));

describe('service level objectives', () => {
  test('accuracy has an error budget, of this run and over the history', async () => {
    // 90 % of 20 cases: 2 may fail. With 30 cases before it: 5 of 50 may, and 3 + 1 did.
    expect(await objectives({ accuracy: 0.9 }, twenty(1), [past(27, 3), past(0, 500, 0.7)])).toEqual([
      {
        ...{ name: 'accuracy', target: 0.9, actual: 0.95, met: true },
        budget: {
          run: { allowed: expect.closeTo(2, 10), spent: 1 },
          history: { allowed: expect.closeTo(5, 10), spent: 4, runs: 2 },
        },
      },
    ]);
  });

  test.each<readonly [failed: number, met: boolean]>([
    [2, true],
    [3, false],
  ])('%i failures in twenty at 90 %%: met is %s', async (failed, met) => {
    expect(await objectives({ accuracy: 0.9 }, twenty(failed))).toMatchObject([
      { met, budget: { run: { spent: failed } } },
    ]);
  });

  test('cases of which nothing is known spend no budget, and nothing but them meets nothing', async () => {
    const unknown = [result('a', [unsaid('a')]), result('b', [], { reply: null, error: 'gone' })];
    expect(await objectives({ accuracy: 0.9 }, [...unknown, ...twenty(1)])).toMatchObject([{ actual: 0.95 }]);
    expect(await objectives({ accuracy: 0.9 }, unknown)).toMatchObject([
      { actual: null, met: null, budget: { run: { allowed: 0, spent: 0 } } },
    ]);
  });

  test('latency, cost and tokens are held against what was measured', async () => {
    const results = Array.from({ length: 20 }, (_, at) =>
      result(`c${at}`, yes, { measured: { latencyMs: 100 + at, inputTokens: 10, outputTokens: at, cost: 0.001 * at } }),
    );
    const wanted = { p50LatencyMs: 109, p95LatencyMs: 117, costPerRequest: 0.01, tokensPerRequest: 19 };
    expect(await objectives(wanted, results)).toEqual([
      { name: 'p50_latency_ms', target: 109, actual: 109, met: true }, // the 10th of 20
      { name: 'p95_latency_ms', target: 117, actual: 118, met: false }, // the 19th
      { name: 'cost_per_request', target: 0.01, actual: expect.closeTo(0.0095, 10), met: true },
      { name: 'tokens_per_request', target: 19, actual: 19.5, met: false },
    ]);
  });

  test('what was not measured is neither met nor missed', async () => {
    const results = [result('a', yes, { measured: {} })];
    expect(await objectives({ p95LatencyMs: 500, costPerRequest: 1 }, results)).toMatchObject([
      { actual: null, met: null },
      { actual: null, met: null },
    ]);
  });
});
