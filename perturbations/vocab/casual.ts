import type { Doc } from '../../src/plugin.js';
import { kindOfText } from './kind-of-text.js';

/** A chat message: also one that is short and without its full stop, whatever words of courts and customers it has. */
export function isCasual(doc: Doc): boolean {
  const kind = kindOfText(doc);
  if (kind === 'chat') return true;
  return (kind === 'document' || kind === 'letter') && doc.tokens.length < 13 && /\p{L}\s*$/u.test(doc.text);
}
