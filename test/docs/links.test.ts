import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../support/cli.js';
import { anchorsOf, linksOf, PAGES } from './markdown.js';

/** What is wrong with a link of a page; nothing for one that leads out of the project. */
function problem(page: string, link: string): string[] {
  if (/^[a-z]+:/u.test(link)) return [];
  const [file = '', anchor] = link.split('#');
  const target = file === '' ? page : path.posix.join(path.posix.dirname(page), file);
  if (!existsSync(path.join(ROOT, target))) return [`${link}: no file ${target}`];
  if (anchor === undefined || !target.endsWith('.md')) return [];
  return anchorsOf(target).has(anchor) ? [] : [`${link}: no heading ${anchor} in ${target}`];
}

describe('the docs', () => {
  test.each(PAGES)('%s: every link leads somewhere', (page) => {
    expect(linksOf(page).flatMap((link) => problem(page, link))).toEqual([]);
  });

  test('the table of contents has every page of docs/', () => {
    const listed = new Set(linksOf('docs/index.md').map((link) => path.posix.join('docs', link)));
    const missing = PAGES.filter((page) => page.startsWith('docs/') && page !== 'docs/index.md' && !listed.has(page));
    expect(missing, 'a page that docs/index.md does not lead to').toEqual([]);
  });

  test('anchors are told apart, and code is no link', () => {
    expect(anchorsOf('docs/statistics.md').has('noise-and-excess')).toBe(true);
    expect(problem('docs/index.md', 'statistics.md#nowhere')).toHaveLength(1);
    expect(problem('docs/index.md', 'nowhere.md')).toHaveLength(1);
  });
});
