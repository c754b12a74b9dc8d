import { oneLine } from '../one-line.js';

/** Text that Markdown shows as it is: one line, without markup, HTML or table borders of its own. */
export function markdownText(text: string): string {
  return oneLine(text)
    .replaceAll(/[\\`*_[\]|~$]/gu, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** The same at the start of a line, where a list or a heading could begin. */
export function markdownParagraph(text: string): string {
  return markdownText(text.trimStart())
    .replace(/^[#+=-]/u, '\\$&')
    .replace(/^(\d+)(?=[.)])/u, '$1\\');
}
