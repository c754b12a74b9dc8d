import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { cli, ROOT } from '../support/cli.js';

const folder = mkdtempSync(path.join(tmpdir(), 'mmt4nl-run-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (name: string, ...more: string[]) =>
  cli(
    'run',
    path.join(ROOT, 'experiments', 'sentiment.yaml'),
    '--limit',
    '12',
    '--quiet',
    '--format',
    'json',
    '--out',
    path.join(folder, name),
    ...more,
  );
const read = (name: string, file: string) => readFileSync(path.join(folder, name, file), 'utf8');

describe('mmt4nl run', () => {
  test('gives the same bytes twice, and another seed other cases', async () => {
    const [first, second, other] = [await run('a'), await run('b'), await run('c', '--seed', '7')];
    expect([first.code, second.code, other.code]).toEqual([0, 0, 0]);
    expect(second.stdout).toBe(first.stdout);
    expect(read('b', 'cases.jsonl')).toBe(read('a', 'cases.jsonl'));
    expect(read('b', 'verdicts.jsonl')).toBe(read('a', 'verdicts.jsonl'));
    expect(read('c', 'cases.jsonl')).not.toBe(read('a', 'cases.jsonl'));
    expect(first.stderr).toBe('');
  });

  test('has a row for every model, shot and category, with counts that add up', async () => {
    const { stdout } = await run('a');
    const { schema, rows } = JSON.parse(stdout);
    expect(schema).toBe(1);
    expect(new Set(rows.map((row: { model: string }) => row.model))).toEqual(
      new Set(['embedded:lexicon', 'embedded:neighbours']),
    );
    expect(new Set(rows.map((row: { shots: string }) => row.shots))).toEqual(new Set(['zero', 'one', 'few']));
    for (const row of rows) {
      expect(row.relation.of + row.inconclusive).toBe(row.n);
      const cells = Object.values(row.cells as Record<string, number>).reduce((sum, count) => sum + count, 0);
      expect(cells).toBe(row.accuracy.of);
      expect(row.oracle.of).toBe(row.accuracy.of);
    }
  });

  test('in a folder that holds the same run asks nothing and prints the same; another experiment is refused', async () => {
    const first = await run('d');
    const replies = read('d', 'replies.jsonl');
    const again = await run('d');
    expect(again.stdout).toBe(first.stdout);
    expect(read('d', 'replies.jsonl')).toBe(replies);
    const other = await run('d', '--seed', '8');
    expect(other.code).toBe(2);
    expect(other.stderr).toMatch(/another run/u);
  });

  test('table prints a run again, and its cases run again as pairs', async () => {
    const first = await run('e');
    const table = await cli('table', path.join(folder, 'e'), '--format', 'json');
    expect(table.stdout).toBe(first.stdout);
    const pairs = path.join(folder, 'pairs.yaml');
    writeFileSync(
      pairs,
      'name: again\ntask: sentiment\npairs: e/cases.jsonl\nshots: [zero, one, few]\nmodels: [embedded:lexicon, embedded:neighbours]\n',
    );
    const again = await cli('run', pairs, '--quiet', '--format', 'json', '--out', path.join(folder, 'f'));
    const plain = (text: string) =>
      JSON.parse(text)
        .rows.map((row: { n: number; relation: unknown; category: string }) =>
          JSON.stringify([row.category, row.n, row.relation]),
        )
        .sort();
    expect(plain(again.stdout)).toEqual(plain(first.stdout));
  });
});

describe('mmt4nl list', () => {
  test.each(['perturbations', 'relations', 'models', 'tasks'])('%s as text and as JSON', async (kind) => {
    const [text, json] = [await cli('list', kind), await cli('list', kind, '--format', 'json')];
    expect([text.code, json.code]).toEqual([0, 0]);
    for (const { name } of JSON.parse(json.stdout)) expect(text.stdout).toContain(name);
    expect(JSON.parse(json.stdout).length).toBeGreaterThan(1);
  });
});
