import type { Doc } from '../../src/plugin.js';

/** Whether a place of the text is inside quotation marks, whose words are somebody’s own. */
export function isQuotedAt({ text }: Doc, at: number): boolean {
  if (!/["“”]/u.test(text)) return false;
  const before = text.slice(0, at);
  return before.split('"').length % 2 === 0 || before.lastIndexOf('“') > before.lastIndexOf('”');
}
