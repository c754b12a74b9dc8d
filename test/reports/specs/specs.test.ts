import { describe, expect, test } from 'vitest';
import { specReports } from '../../../src/reports/specs/index.js';
import type { NonCompliance } from '../../../src/specs/evaluate/metrics/non-compliance.js';
import type { ModelReport, SpecReport } from '../../../src/specs/evaluate/spec-report.js';
import { wilson } from '../../../src/statistics/wilson.js';

const HOSTILE = '<script>alert(1)</script> \u001b[2J | **x** ';
const counted = (count: number, of: number, more: Partial<Pick<NonCompliance, 'unclear' | 'unjudged' | 'errors'>> = {}): NonCompliance => ({ ...wilson(count, of), unclear: 0, unjudged: 0, errors: 0, ...more }); // biome-ignore format: one line

function model(name: string, rules: NonCompliance, baseline: NonCompliance): ModelReport {
  const none = counted(0, 0);
  return { ...{ model: name, rules, baseline, generated: rules, inverse: counted(1, 2), expanded: none, all: counted(0, 0, { unclear: 2, errors: 1 }) }, metrics: [], perturbed: [] }; // biome-ignore format: one line
}

function report(name: string, models: readonly ModelReport[]): SpecReport {
  return {
    ...{ name, file: `${name}.prompty`, intent: HOSTILE, madeBy: ['embedded'], models, judges: [], relation: null, agreement: null },
    rules: [{ id: 'r1', rule: HOSTILE, by: 'nobody', invariants: [], because: 'x', grounded: 'unjudged', models: [] }],
    tests: [{ id: 'r1-1', of: 'rule', rule: 'r1', inputs: { input: HOSTILE }, valid: 'unjudged', models: [{ model: 'm', status: 'ERR', by: 'program', reason: HOSTILE, output: HOSTILE }] }],
    validity: [],
    groundedness: wilson(0, 0),
    coverage: { rules: wilson(1, 1), inverse: wilson(0, 1), untested: [] },
    notes: [HOSTILE],
  };
} // biome-ignore format: dense

const shown = async (format: string, reports: readonly SpecReport[]) =>
  (await specReports[format]?.(reports, { width: 100, color: false })) ?? '';

describe('reports of evaluations', () => {
  const one = report('first', [model('m', counted(1, 4), counted(0, 0))]);
  const two = report('second', [model('m', counted(3, 4), counted(1, 1))]);

  test.each(['console', 'md', 'html'])('%s only shows what models and files say', async (format) => {
    const text = await shown(format, [one]);
    expect(text).not.toContain('\u001b');
    expect(format === 'console' ? '' : text).not.toContain('<script>');
    expect(text).toContain('alert(1)');
  });

  test('no data is –, never 0 %, and what is in no rate is said', async () => {
    const text = await shown('md', [one]);
    expect(text).toMatch(/\| first +\| +25\.0% +\| +4\.6–69\.9 +\| +– +\| +– +\|/u);
    expect(text).toContain('Of the outputs 2 could not be judged, 1 got no reply: they are in no rate.');
  });

  test('several prompts come in one table, with the average of their percentages', async () => {
    const text = await shown('md', [one, two]);
    expect(text).toMatch(/\| Average +\| +50\.0% +\| +\| +100\.0% +\|/u);
  });

  test('json is the report as it is', async () => {
    expect(JSON.parse(await shown('json', [one]))).toEqual({ schema: 1, ...one });
    expect(JSON.parse(await shown('json', [one, two]))).toHaveLength(2);
  });

  test('the page runs no script, and carries its data', async () => {
    const text = await shown('html', [one, two]);
    const [, data = ''] = /base64,([A-Za-z0-9+/=]+)/u.exec(text) ?? [];
    expect(JSON.parse(Buffer.from(data, 'base64').toString())).toHaveLength(2);
    expect(text).toContain("default-src 'none'");
  });
});
