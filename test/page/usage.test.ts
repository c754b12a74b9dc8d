import { appendFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openUsage } from '../../src/page/usage.js';
import { freshFolders } from '../support/folder.js';

const fresh = freshFolders();

test('what replies took is counted as they come, a torn line not yet, and those of the cache not in the latency', () => {
  const file = path.join(fresh(), 'replies.jsonl');
  const usage = openUsage(file);
  expect(usage()).toEqual([]);
  const reply = { key: '0'.repeat(16), model: 'm', text: 'Yes', finish: 'stop' };
  const line = (more: object) => `${JSON.stringify({ ...reply, ...more })}\n`;
  writeFileSync(file, line({ ms: 300, usage: { inputTokens: 40, outputTokens: 2 } }) + line({ ms: 1, cached: true }));
  appendFileSync(file, line({ ms: 900 }).slice(0, 20));
  expect(usage()).toMatchObject([
    { model: 'm', replies: 2, cached: 1, ms: { of: 1, median: 300 }, input: { sum: 40 } },
  ]);
  appendFileSync(file, line({ ms: 900 }).slice(20) + line({ model: 'other' }));
  expect(usage()).toMatchObject([
    { replies: 3, ms: { of: 2, max: 900 }, output: { of: 1 } },
    { model: 'other', replies: 1, ms: undefined, input: undefined },
  ]);
});
