import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import type { Pair } from '../../src/datasets/pairs.js';
import type { Row } from '../../src/statistics/row.js';
import { cli } from '../support/cli.js';
import { SHARED_DATA } from '../support/shared-data.js';

const PAPER = path.join(SHARED_DATA, 'paper');

describe.skipIf(!existsSync(PAPER))('the published recordings of the MMT4NL paper', () => {
  test('score to the counts of its Table 5 in all 84 cells, with relation, noise and cells beside them', async () => {
    const { code, stdout } = await cli(
      'score',
      path.join(PAPER, 'recordings-qa-with-context.jsonl'),
      '--format',
      'json',
    );
    expect(code).toBe(0);
    const rows = JSON.parse(stdout).rows as Row[];
    const printed = parse(readFileSync(path.join(PAPER, 'table-5.csv'), 'utf8'), { columns: true }) as Record<
      string,
      string
    >[];
    const counted = rows.map(({ model, shots, category, n, accuracy, oracle }) =>
      [model, shots, category, n, accuracy.count, oracle.count].join(),
    );
    expect(counted.sort()).toEqual(
      printed
        .map((row) => [row['model'], row['shots'], row['category'], row['n'], row['accuracy'], row['oracle']].join())
        .sort(),
    );
    expect(rows.every(({ noise, relation }) => noise !== null && noise.of > 0 && relation.of > 0)).toBe(true);
  });
});

describe.skipIf(!existsSync(SHARED_DATA))('perturb on texts that nobody tuned to', () => {
  test.each(['sentiment', 'yes-no'])('%s: never an unchanged or repeated follow-up', async (task) => {
    const { code, stdout } = await cli(
      'perturb',
      path.join(SHARED_DATA, 'dev', `${task}.jsonl`),
      '--task',
      task,
      '--per-item',
      '2',
      '--format',
      'jsonl',
    );
    expect(code).toBe(0);
    const pairs = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Pair);
    expect(pairs.length).toBeGreaterThan(1000);
    expect(pairs.filter((pair) => pair.source === pair.follow_up)).toEqual([]);
    const seen = new Map<string, string>();
    const repeated = pairs.filter(({ item, category, follow_up }) => {
      const key = JSON.stringify([item, follow_up]);
      const before = seen.get(key);
      seen.set(key, category);
      return before !== undefined;
    });
    expect(repeated.map(({ category, follow_up }) => `${category}: ${follow_up}`)).toEqual([]);
    expect(new Set(pairs.map(({ id }) => id)).size).toBe(pairs.length);
  });

  test('the chat CSV loads with its own column names', async () => {
    const file = path.join(SHARED_DATA, 'dev', 'chat-sentiment.csv');
    const { code, stdout } = await cli(
      'perturb',
      file,
      '--task',
      'sentiment',
      '--columns',
      'input=Question,label=sentiment',
      '--limit',
      '5',
      '--format',
      'jsonl',
    );
    expect(code).toBe(0);
    expect(stdout.split('\n').length).toBeGreaterThan(10);
  });
});
