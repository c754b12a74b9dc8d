import { describe, expect, test } from 'vitest';
import { sweepAdvice } from '../../../src/contracts/advice/sweep-advice.js';
import type { CaseResult } from '../../../src/contracts/result.js';
import { suiteGrid } from '../../../src/reports/suites/text/grid.js';
import { held, result, unsaid, violated } from '../../support/suite-runs.js';
import { report } from './runs.js';

/** A configuration and how its cases went: `+` passed, `-` failed, `?` nothing can be said. */
function side(
  model: string,
  temperature: number,
  went: string,
  measured: CaseResult['measured'] = {},
): readonly CaseResult[] {
  const check = { '+': held('h'), '-': violated('h', 'no'), '?': unsaid('h') };
  return [...went].map((each, at) =>
    result(`c${at}`, [each === '+' ? check['+'] : each === '-' ? check['-'] : check['?']], {
      model,
      params: { temperature },
      measured,
    }),
  );
}

async function shown(...sides: readonly (readonly CaseResult[])[]) {
  const of = await report(sides.flat());
  const grid = suiteGrid(of);
  return {
    columns: grid?.blocks.map(({ title: _, groups: [group] }) => group?.columns[0]?.short.join(' ')),
    rows: grid?.sections.map(({ lines }) => lines.map(({ label, cells }) => [label, ...cells.map(({ text }) => text)])),
    notes: grid?.footnotes,
    advice: sweepAdvice(of).map(({ text }) => text),
  };
}

describe('configurations side by side', () => {
  test('one that leads by more than chance; a place for what was not tried', async () => {
    expect(await shown(side('a', 0, '+'.repeat(9)), side('a', 1, '-'.repeat(9)), side('b', 0, '-'.repeat(9)))).toEqual({
      columns: ['temp. 0', 'temp. 1'],
      rows: [
        [['a', '*100.0%', '0.0%'], ['b', '0.0%', '']],
        [['a', '70.1–100.0', '0.0–29.9'], ['b', '0.0–29.9', '']],
      ],
      notes: ['* the best, by more than chance'],
      advice: ['Best configuration: a, temperature 0 (100.0%, exact paired p = 0.004 against the next).'],
    }); // biome-ignore format: table
  });

  test('tied: the cheaper and the faster are named where they are known', async () => {
    const got = await shown(
      side('a', 0, '++-', { latencyMs: 90, inputTokens: 10, outputTokens: 10, cost: 0.002 }),
      side('b', 0, '+++', { latencyMs: 120, inputTokens: 10, outputTokens: 10, cost: 0.001 }),
    );
    expect([got.columns, got.notes, got.rows?.[2]]).toEqual([
      ['score'],
      ['* tied: no lead among these is more than chance'],
      [['a', '$0.0020 · 90 ms'], ['b', '$0.0010 · 120 ms']],
    ]); // biome-ignore format: table
    expect(got.advice).toEqual([
      'No configuration is shown to be best: b, temperature 0 (100.0%); a, temperature 0 (66.7%) are tied (exact paired p = 1.000 between the first two). Of these, b, temperature 0 costs least and a, temperature 0 is fastest.',
    ]);
  });

  test('tied in all: more cases would tell; nothing judged: nothing to choose', async () => {
    const tied = await shown(side('a', 0, '++'), side('b', 0, '++'));
    expect(tied.advice).toEqual([
      'No configuration is shown to be best: a, temperature 0 (100.0%); b, temperature 0 (100.0%) are tied. More cases would tell them apart.',
    ]);
    const none = await shown(side('a', 0, '?'), side('b', 0, '?'));
    expect([none.notes, none.advice]).toEqual([[], []]);
    expect(suiteGrid(await report(side('a', 0, '+')))).toBeUndefined();
  });
});
