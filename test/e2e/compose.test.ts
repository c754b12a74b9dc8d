import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { applyEdits } from '../../src/core/edits.js';
import type { Pair } from '../../src/datasets/pairs.js';
import { cli, ROOT } from '../support/cli.js';

const folder = mkdtempSync(path.join(tmpdir(), 'mmt4nl-compose-'));
afterAll(() => rmSync(folder, { recursive: true }));

const dataset = path.join(ROOT, 'datasets', 'yes-no-questions.jsonl');
const experiment = (name: string, perturbations: string) => {
  const file = path.join(folder, `${name}.yaml`);
  writeFileSync(
    file,
    `task: yes-no\ndataset: {file: ${dataset}, limit: 8}\nmodels: [embedded:neighbours]\nperturbations: ${perturbations}\n`,
  );
  return file;
};
const run = (file: string, name: string) =>
  cli('run', file, '--quiet', '--format', 'json', '--out', path.join(folder, name));
const cases = (text: string): Pair[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
const perturb = async (names: string) => {
  const args = ['perturb', dataset, '--task', 'yes-no', '--limit', '8', '--format', 'jsonl'];
  return cli(...args, '--perturbations', names);
};

describe('operators in turn', () => {
  const file = experiment(
    'both',
    '[negation, {compose: [negation, typo], perItem: 2}, {compose: [vocab, robustness]}]',
  );

  test('run as an experiment, with a row of their own, and again as pairs', async () => {
    const first = await run(file, 'first');
    expect([first.code, first.stderr]).toEqual([0, '']);
    const rows: readonly { category: string; n: number }[] = JSON.parse(first.stdout).rows;
    expect(rows.map(({ category }) => category)).toEqual(['negation', 'negation+robustness', 'vocab+robustness']);
    const planned = cases(readFileSync(path.join(folder, 'first', 'cases.jsonl'), 'utf8'));
    expect(rows.map(({ category, n }) => n - planned.filter((each) => each.category === category).length)).toEqual([
      0, 0, 0,
    ]);
    expect(planned.filter(({ category }) => category === 'negation+robustness').length).toBeGreaterThan(8);

    const pairs = path.join(folder, 'pairs.yaml');
    writeFileSync(pairs, 'task: yes-no\npairs: first/cases.jsonl\nmodels: [embedded:neighbours]\n');
    const again = await run(pairs, 'again');
    expect(JSON.parse(again.stdout).rows).toEqual(rows);
  });

  test('a run of them goes on where it was and asks nothing twice', async () => {
    const first = await run(file, 'kept');
    expect((await run(file, 'kept')).stdout).toBe(first.stdout);
    const resumed = await cli('resume', path.join(folder, 'kept'), '--quiet', '--format', 'json');
    expect([resumed.code, resumed.stdout]).toEqual([0, first.stdout]);
  });

  test('perturb makes the same cases for the same seed, as edits of the source', async () => {
    const [alone, beside] = [await perturb('negation+typo'), await perturb('typo, negation + typo')];
    const made = cases(alone.stdout);
    expect(cases(beside.stdout).filter(({ operator }) => operator === 'negation+typo')).toEqual(made);
    expect(made.length).toBeGreaterThan(4);
    for (const { source, edits, follow_up, rule, category, relation } of made) {
      expect(applyEdits(source, edits ?? [])).toBe(follow_up);
      expect(follow_up).not.toBe(source);
      expect(rule).toMatch(/^[a-z-]+\+[a-z-]+$/u);
      expect([category, ['same', 'opposite'].includes(relation)]).toEqual(['negation+robustness', true]);
    }
    expect(alone.stderr).toMatch(/^negation\+typo +\d+ % of 8 texts/mu);
  });

  test.each<[name: string, perturbations: string, line: RegExp]>([
    ['unknown', '[{compose: [negation, tpyo]}]', /:4:38: perturbations\[0\]\.compose\[1\]: .*Did you mean "typo"\?/u],
    [
      'single',
      '[{compose: [negation]}]',
      /:4:27: perturbations\[0\]\.compose: Expected a list of at least two.*got one/u,
    ],
  ])('%s: refused with the place', async (name, perturbations, line) => {
    const { code, stdout, stderr } = await run(experiment(name, perturbations), `${name}-out`);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(line);
  });

  test.each([
    ['negation+tpyo', /--perturbations: .*Did you mean "typo"\?/u],
    ['negation+', /--perturbations: Expected one of .*, got ""/u],
    ['negation+typo,negation+typo', /got `negation\+typo` again/u],
  ])('--perturbations %s is refused', async (names, line) => {
    const { code, stdout, stderr } = await perturb(names);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(line);
  });
});
