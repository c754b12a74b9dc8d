import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { PAGES } from '../../scripts/reference/pages.js';
import { ROOT } from '../support/cli.js';

const DOCS = path.join(ROOT, 'docs');
const UPDATE = process.env['UPDATE'] === '1';
const HINT = 'The code says something else now. Refresh all generated pages: node scripts/reference.mjs';
const wanted = PAGES.map(({ file }) => file);

describe('docs that are generated from the code', () => {
  test.each(PAGES)('docs/$file is what the code says', async ({ file, make }) => {
    const page = await make();
    const at = path.join(DOCS, file);
    if (UPDATE) {
      mkdirSync(path.dirname(at), { recursive: true });
      writeFileSync(at, page);
    }
    const there = existsSync(at) ? readFileSync(at, 'utf8') : '';
    const lines = page.split('\n');
    const changed = there.split('\n').find((line, number) => line !== lines[number]);
    expect(there === page, `${HINT}\nfirst line that differs: ${changed}`).toBe(true);
  });

  test('there is no page of what there is no more', () => {
    const stale = ['operators', 'reference']
      .filter((folder) => existsSync(path.join(DOCS, folder)))
      .flatMap((folder) => readdirSync(path.join(DOCS, folder)).map((name) => `${folder}/${name}`))
      .filter((file) => !wanted.includes(file));
    if (UPDATE) for (const file of stale) rmSync(path.join(DOCS, file));
    else expect(stale, HINT).toEqual([]);
  });
});
