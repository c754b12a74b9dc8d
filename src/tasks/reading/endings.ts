import { CONDITIONS, REASON_WORDS } from './cues.js';
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
export function endingOf(tokens: readonly Token[], last: number): 'whole' | 'asked' | 'hanging' | 'open' {
  let at = last + 1;
  while (CLOSERS.has(tokens[at]?.text ?? '')) at++;
  const next = tokens[at];
  if (!next || next.kind === 'break') return 'whole';
  if (next.kind === 'mark') {
    if (next.text === '?') return 'asked';
    return '/&+%@'.includes(next.text) ? 'open' : 'whole';
  }
  if (CONDITIONS.has(next.text)) return 'hanging';
  return REASON_WORDS.has(next.text) ? 'whole' : 'open';
}
