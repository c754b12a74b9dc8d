import { type Doc, matches } from '../../src/plugin.js';

const QUOTATION = /["“”]/u;

/** Whether a place of the text is inside quotation marks, whose words are somebody’s own. */
export function isQuotedAt(doc: Doc, at: number): boolean {
  if (!matches(doc, QUOTATION)) return false;
  const before = doc.text.slice(0, at);
  return before.split('"').length % 2 === 0 || before.lastIndexOf('“') > before.lastIndexOf('”');
}
