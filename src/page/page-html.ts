import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../core/errors.js';
import { packageRoot } from '../core/package-root.js';
import { htmlText } from '../reports/html/text.js';

const DATA = '<script id="data" type="application/json"></script>';

/**
 * The page with its data. Its policy lets nothing run but its own script, and nothing be loaded; replies are text in it.
 * @param data `null`: it asks the server that it comes from
 */
export function pageHtml(data: unknown, title: string): string {
  const page = builtPage();
  const json = (JSON.stringify(data) ?? 'null').replaceAll('<', '\\u003c');
  return page
    .replace(/<title>[^<]*<\/title>/u, () => `<title>${htmlText(title)}</title>`)
    .replace(
      '<head>',
      () => `<head>\n<meta http-equiv="Content-Security-Policy" content="${policyOf(page, data === null)}">`,
    )
    .replace(DATA, () => `<script id="data" type="application/json">${json}</script>`);
}

/** What the page may do, by the hashes of its own script and style. @param live whether it may ask its server */
export function policyOf(page: string, live: boolean): string {
  const hashes = (pattern: RegExp) =>
    [...page.matchAll(pattern)].map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
  return [
    "default-src 'none'",
    `script-src ${hashes(/<script type="module"[^>]*>([\s\S]*?)<\/script>/gu).join(' ')}`,
    `style-src ${hashes(/<style[^>]*>([\s\S]*?)<\/style>/gu).join(' ')}`,
    `connect-src ${live ? "'self'" : "'none'"}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** The page as `npm run build` made it, without data. */
export function builtPage(): string {
  const file = path.join(packageRoot(), 'dist', 'web', 'page.html');
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UserError(`${file}: Expected the built page, found none`, 'npm run build makes it.');
  }
}
