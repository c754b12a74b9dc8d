import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cli, ROOT, startCli } from '../support/cli.js';

const folder = mkdtempSync(path.join(tmpdir(), 'mmt4nl-compare-'));
const [a, b] = [path.join(folder, 'a'), path.join(folder, 'b')];
const experiment = path.join(folder, 'experiment.yaml');

beforeAll(async () => {
  writeFileSync(
    experiment,
    `name: compared
task: sentiment
dataset: {file: ${path.join(ROOT, 'datasets', 'chat-messages.jsonl')}, limit: 40}
perturbations: [typo, negation]
models: [embedded:lexicon]
shots: [few]
`,
  );
  const quiet = ['--quiet', '--format', 'json'];
  expect((await cli('run', experiment, '--out', a, ...quiet)).code).toBe(0);
  expect((await cli('run', experiment, '--out', b, '--model', 'embedded:neighbours', ...quiet)).code).toBe(0);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('two runs', () => {
  test('are compared on the cases that both have; a run with itself is tied', async () => {
    const { code, stdout } = await cli('compare', a, b, '--format', 'json');
    expect(code).toBe(0);
    const { rows, changed, warnings } = JSON.parse(stdout);
    expect(rows.map((row: { category: string | null }) => row.category)).toEqual(['robustness', 'negation', null]);
    for (const row of rows) {
      expect(row.rateB.count - row.rateA.count).toBe(row.fixed - row.broken);
      expect(row.difference.low).toBeLessThanOrEqual(row.difference.high);
    }
    expect(changed.length).toBeGreaterThan(0);
    expect(warnings).toEqual([]);
    const self = JSON.parse((await cli('compare', a, a, '--format', 'json')).stdout);
    expect(self.rows.map((row: { standing: string }) => row.standing)).toEqual(['tied', 'tied', 'tied']);
  });

  test('of different seeds are compared with a warning', async () => {
    const other = path.join(folder, 'seed');
    await cli('run', experiment, '--out', other, '--seed', '7', '--quiet', '--format', 'json');
    const { stdout } = await cli('compare', a, other, '--format', 'md');
    expect(stdout).toContain('The seeds differ: 42 and 7.');
  });

  test('what cannot be compared is said in one line', async () => {
    const { code, stderr } = await cli('compare', a, b, '--models', 'embedded:lexicon,openai:gpt-4o');
    expect({ code, lines: stderr.trim().split('\n').length }).toEqual({ code: 2, lines: 1 });
    expect(stderr).toContain('got `openai:gpt-4o`');
  });
});

describe('gates', () => {
  test('exit 0 where they hold, 1 with the reasons where they do not, 2 where they say nothing', async () => {
    const gated = (gate: string) => cli('table', a, '--gate', gate, '--format', 'json');
    expect((await gated('relation >= 0.1')).code).toBe(0);
    const failed = await gated('relation >= 0.999 for negation');
    expect(failed.code).toBe(1);
    expect(failed.stderr).toMatch(/Gate failed: relation >= 0\.999 for negation\n {2}negation · embedded:lexicon/u);
    expect((await gated('relation is fine')).code).toBe(2);
    expect((await gated('relation >= 0.9 for tipo')).stderr).toContain('robustness, negation');
  });

  test('a run is held against the baseline', async () => {
    const inFolder = (...args: string[]) => startCli(args, { cwd: folder }).ended;
    expect((await inFolder('baseline', 'show')).code).toBe(2);
    expect((await inFolder('baseline', 'set', 'a')).code).toBe(0);
    expect(readFileSync(path.join(folder, '.mmt4nl-baseline'), 'utf8')).toBe('a\n');
    expect((await inFolder('baseline', 'show')).stdout).toContain('"compared"');
    const same = await inFolder('table', 'a', '--gate', 'no regression vs baseline', '--format', 'json');
    expect({ code: same.code, stderr: same.stderr }).toEqual({
      code: 0,
      stderr: 'Gate passed: no regression vs baseline\n',
    });
  });
});

describe('findings', () => {
  test('group the violations of a run, largest first, in every format', async () => {
    const { findings } = JSON.parse((await cli('findings', a, '--format', 'json')).stdout);
    const counts = findings.map((finding: { violations: { count: number } }) => finding.violations.count);
    expect(counts.length).toBeGreaterThan(0);
    expect(counts).toEqual(counts.toSorted((x: number, y: number) => y - x));
    const terminal = await cli('findings', a, '--most', '1');
    expect(terminal.stdout).toContain(`${counts[0]} × `);
    expect((await cli('findings', a, '--category', 'tipo')).code).toBe(2);
  });
});
