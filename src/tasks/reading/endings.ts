import { CONDITIONS, REASON_WORDS } from './cues.js';
import { tokenAt } from './scan.js';
import type { Token } from './tokens.js';

const CLOSERS = new Set('*_~`"\')]}$\\');

/** Marks that structure a text; all others (emoji, arrows, ticks) are decoration. */
const STRUCTURE = new Set('.,;:!?-–—/|=→&+%@');

/** Emphasis, quotes, brackets and decoration. */
export function isTransparent({ kind, text }: Token): boolean {
  return kind === 'mark' && !STRUCTURE.has(text);
}

/**
 * How a text goes on after a token: `whole` (an end, a mark, a reason), `asked` (a question mark), `hanging` (`No if …`), or
 * `open` (more of the sentence: `No one …`, `positive words`).
 */
export type Ending = 'whole' | 'asked' | 'hanging' | 'open';

export function endingOf(tokens: readonly Token[], last: number): Ending {
  let at = last + 1;
  while (CLOSERS.has(tokenAt(tokens, at).text)) at++;
  const next = tokenAt(tokens, at);
  if (next.kind !== 'word') {
    if (next.text === '?') return 'asked';
    return '/&+%@'.includes(next.text) ? 'open' : 'whole';
  }
  if (CONDITIONS.has(next.text)) return 'hanging';
  return REASON_WORDS.has(next.text) ? 'whole' : 'open';
}
