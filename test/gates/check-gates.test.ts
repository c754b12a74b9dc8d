import { describe, expect, test } from 'vitest';
import { checkGates } from '../../src/gates/check-gates.js';
import { parseGate } from '../../src/gates/parse-gate.js';
import { run } from '../comparison/runs.js';
import { rowOf } from '../reports/rows.js';

const many = (words: string) => Array.from({ length: 12 }, () => words);
const manifest = { models: ['m'], name: 'e' };

/** What `no regression vs baseline` finds in a run whose cases went so, beside one whose cases went so before. */
async function regressions(before: readonly string[], after: readonly string[]) {
  const gate = parseGate('no regression vs baseline');
  const [result] = await checkGates([gate], {
    folder: run(...after),
    manifest,
    rows: [],
    runNamed: () => ({ folder: run(...before), manifest }),
  });
  return result?.failures;
}

describe('a gate on regressions', () => {
  test('says which category is worse, by how much and how surely', async () => {
    expect(await regressions(many('Yes Yes'), many('Yes No'))).toEqual([
      'typo · m · zero shot: 100.0 points worse than baseline (12 broken, 0 fixed, p = 0.0005)',
    ]);
  });

  test.each([
    ['nothing changed', many('Yes Yes'), many('Yes Yes')],
    ['it got better', many('Yes No'), many('Yes Yes')],
    ['what was lost may be chance', many('Yes Yes'), [...many('Yes Yes').slice(3), ...many('Yes No').slice(9)]],
  ])('passes where %s', async (_, before, after) => {
    expect(await regressions(before, after)).toEqual([]);
  });

  test.each([
    ['no case in common', many('Yes Yes'), []],
    ['nothing judged on both sides', many('Yes Yes'), many('Yes refused')],
  ])('fails where there is %s', async (_, before, after) => {
    expect(await regressions(before, after)).toEqual(['baseline: no judged case in common']);
  });
});

test('each gate comes out by itself, in their order', async () => {
  const gates = [parseGate('relation >= 0.9'), parseGate('relation >= 0.5'), parseGate('no regression vs old')];
  const folder = run(...many('Yes Yes'));
  const rows = [rowOf({ category: 'typo', n: 10, held: 8 })];
  const results = await checkGates(gates, { folder, manifest, rows, runNamed: () => ({ folder, manifest }) });
  expect(results.map(({ gate, failures }) => [gate.text, failures.length])).toEqual([
    ['relation >= 0.9', 1],
    ['relation >= 0.5', 0],
    ['no regression vs old', 0],
  ]);
});
