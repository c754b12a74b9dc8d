import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../support/cli.js';

/** Every page that users read, as a path below the project's folder. */
export const PAGES: readonly string[] = [
  ...readdirSync(ROOT).filter((file) => file.endsWith('.md')),
  'datasets/README.md',
  ...readdirSync(path.join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file.replaceAll(path.sep, '/')}`)
    .sort(),
];

export function pageText(page: string): string {
  return readFileSync(path.join(ROOT, page), 'utf8');
}

/** The targets of a page's links and pictures, those in code aside. */
export function linksOf(page: string): string[] {
  const prose = pageText(page)
    .replaceAll(/^```[\s\S]*?^```/gmu, '')
    .replaceAll(/`[^`\n]*`/gu, '');
  return [...prose.matchAll(/\]\(([^)\s]+)\)/gu)].map(([, target = '']) => target);
}

/** The anchors of a page's headings, as GitHub and most site generators make them. */
export function anchorsOf(page: string): ReadonlySet<string> {
  const headings = pageText(page)
    .replaceAll(/^```[\s\S]*?^```/gmu, '')
    .matchAll(/^#{1,6} (.+)$/gmu);
  const seen = new Map<string, number>();
  const anchors = new Set<string>();
  for (const [, heading = ''] of headings) {
    const slug = heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\p{M}\s_-]/gu, '')
      .trim()
      .replaceAll(/\s/gu, '-');
    const before = seen.get(slug) ?? 0;
    seen.set(slug, before + 1);
    anchors.add(before === 0 ? slug : `${slug}-${before}`);
  }
  return anchors;
}

/** The lines of a page's shell blocks. */
export function commandsOf(page: string): string[] {
  return [...pageText(page).matchAll(/```sh\n([\s\S]*?)```/gu)].flatMap(([, block = '']) => block.trim().split('\n'));
}

/** As a shell splits it: by blanks, but for those between quotes. */
export function wordsOf(command: string): string[] {
  return [...command.matchAll(/"(?<quoted>[^"]*)"|(?<plain>\S+)/gu)].map(
    ({ groups }) => groups?.['quoted'] ?? groups?.['plain'] ?? '',
  );
}
