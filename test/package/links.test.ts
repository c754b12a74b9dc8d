import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../support/cli.js';

const pages = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'datasets/README.md'].concat(
  readdirSync(path.join(ROOT, 'docs')).flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
);

/** Headings as the names that links call them by. */
function anchors(file: string): ReadonlySet<string> {
  const text = readFileSync(file, 'utf8').replace(/^```[\s\S]*?^```$/gmu, '');
  const headings = [...text.matchAll(/^#+ (.*)$/gmu)].map(([, heading = '']) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

test.each(pages)('what %s links to is there', (page) => {
  const text = readFileSync(path.join(ROOT, page), 'utf8').replace(/^```[\s\S]*?^```$/gmu, '');
  const broken = [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/gu)].flatMap(([, link = '']) => {
    const [target = '', anchor] = link.split('#');
    const file = target === '' ? path.join(ROOT, page) : path.join(ROOT, path.dirname(page), target);
    if (!existsSync(file)) return [link];
    return anchor === undefined || anchors(file).has(anchor) ? [] : [link];
  });
  expect(broken).toEqual([]);
});
