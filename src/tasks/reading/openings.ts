import { CONCLUSIONS, INTRODUCTIONS } from './cues.js';
import { isTransparent } from './endings.js';
import { isFiller, type Scan, SIGHT, tokenAt } from './scan.js';
import type { Token } from './tokens.js';

/** What stands in front of a label: nothing (`reply`), the end of a sentence or line, a question, a comma or dash, or words. */
export type Opening = 'reply' | 'sentence' | 'question' | 'clause' | 'inside';

/** What stands in front of the token at which a label starts, fillers aside. */
export function openingOf({ tokens, contentStart }: Scan, first: number): Opening {
  if (first <= contentStart) return 'reply';
  let otherwise: Opening = 'inside';
  for (let at = first - 1; at >= first - SIGHT; at--) {
    const token = tokenAt(tokens, at);
    if (isConclusion(tokens, at)) return 'sentence';
    if (isTransparent(token) || isFiller(tokens, at)) continue;
    if (token.text === ',' && isFiller(tokens, at - 1)) {
      otherwise = 'clause';
      continue;
    }
    if (token.text === ',' && isIntroduction(tokens, at)) return isFirstClause(tokens, at, contentStart);
    return token.kind === 'word' ? otherwise : openingAfter(tokens, at);
  }
  return otherwise;
}

function openingAfter(tokens: readonly Token[], at: number): Opening {
  const { text } = tokenAt(tokens, at);
  if ('/&+%@'.includes(text)) return 'inside';
  if (text === '?') return 'question';
  if (text === ',') return 'clause';
  if (!'-–—'.includes(text)) return 'sentence';
  return '-–—\n'.includes(tokenAt(tokens, at - 1).text) ? 'sentence' : 'clause';
}

/** `so` and `but` only where they start a clause: `…, so no.`, not `so positive`. */
function isConclusion(tokens: readonly Token[], at: number): boolean {
  const { text } = tokenAt(tokens, at);
  if (text !== 'so' && text !== 'but') return CONCLUSIONS.has(text);
  return ',;.-–—\n'.includes(tokenAt(tokens, at - 1).text);
}

/** Whether the clause that ends at this comma leads up to an answer: `Based on the context, …`. */
function isIntroduction(tokens: readonly Token[], comma: number): boolean {
  return INTRODUCTIONS.has(tokenAt(tokens, clauseStart(tokens, comma)).text);
}

function isFirstClause(tokens: readonly Token[], comma: number, contentStart: number): Opening {
  return clauseStart(tokens, comma) <= contentStart ? 'reply' : 'sentence';
}

/** The first word of the sentence that a token stands in, as far as we look. */
function clauseStart(tokens: readonly Token[], end: number): number {
  let start = end;
  for (let at = end; at >= end - SIGHT; at--) {
    const { kind, text } = tokenAt(tokens, at);
    if (kind === 'break' || '.!?:;'.includes(text)) break;
    if (kind === 'word') start = at;
  }
  return start;
}
