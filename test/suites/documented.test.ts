import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { invariants } from '../../relations/invariants/index.js';
import { readSuite } from '../../src/contracts/read-suite.js';
import type { Invariant } from '../../src/core/contract.js';
import { ROOT } from '../support/cli.js';
import { freshFolders } from '../support/folder.js';

const fresh = freshFolders();
const FILE = path.join(ROOT, 'docs', 'contracts.md');
const page = readFileSync(FILE, 'utf8');
const MARKED = /(<!-- invariants -->\n)[\s\S]*?(<!-- \/invariants -->)/u;

/** What holds, in one row; the example is one that the invariant's own tests hold it to. */
function row({ type, about, scores, examples }: Invariant): string {
  const spec = examples.find(({ holds }) => holds)?.spec ?? {};
  const threshold =
    scores === undefined ? '' : ` (${scores.better === 'higher' ? 'at least' : 'at most'} ${scores.threshold})`;
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
  return `| \`${type}\` | ${cell(about)}${threshold} | \`${cell(JSON.stringify(spec))}\` |\n`;
}

describe('docs/contracts.md', () => {
  test('has a row for every invariant, with an example that holds', () => {
    const table = `| type | holds where | a \`spec\` |\n|---|---|---|\n${invariants.map(row).join('')}`;
    const wanted = page.replace(MARKED, (_, before: string, after: string) => `${before}${table}${after}`);
    if (process.env['UPDATE'] === '1') writeFileSync(FILE, wanted);
    const hint = 'Refresh it: UPDATE=1 npx vitest run test/suites/documented.test.ts';
    expect(readFileSync(FILE, 'utf8'), hint).toBe(wanted);
  });

  test('its suite is one, also with what is said of follow-ups', async () => {
    const blocks = [...page.matchAll(/```yaml\n([\s\S]*?)```/gu)].map(([, block = '']) => block);
    const suite = blocks.find((block) => block.includes('\nname: ')) ?? '';
    const perturbed = blocks.find((block) => block.startsWith('perturb: ')) ?? '';
    const file = path.join(fresh(), 'suite.yaml');
    writeFileSync(file, `${suite}${perturbed}`);
    const read = await readSuite(file, invariants);
    expect(read.suite.cases.map(({ id, category, invariants: all }) => [id, category, all.length])).toEqual([
      ['return-in-time', 'Refund', 4],
    ]);
    expect(read.suite.perturbation?.entries).toHaveLength(3);
  });
});
