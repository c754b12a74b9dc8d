import { oneLine } from '../one-line.js';

/** Text that Markdown shows as it is: one line, without markup, HTML or table borders of its own. */
export function markdownText(text: string): string {
  return oneLine(text)
    .replaceAll(/[\\`*_[\]|~$]/gu, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/^(\s*)([#+=-]|\d+(?=[.)]))/u, (_, blank: string, mark: string) =>
      /\d/u.test(mark) ? `${blank}${mark}\\` : `${blank}\\${mark}`,
    );
}
