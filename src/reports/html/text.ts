import { oneLine } from '../one-line.js';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for an element or a quoted attribute: one line that only shows. */
export function htmlText(text: string): string {
  return oneLine(text).replaceAll(/[&<>"']/gu, (char) => ENTITIES[char] ?? char);
}
