import { DOUBTS, TURNS } from './cues.js';
import { type Scan, SIGHT, tokenAt } from './scan.js';

/** Whether what is said before the label leaves open that it holds: `could be …`, `whether it is …`, `I cannot say that …`. */
export function isDoubted({ tokens }: Scan, first: number): boolean {
  for (let at = first - 1; at >= first - SIGHT; at--) {
    const { kind, text } = tokenAt(tokens, at);
    const before = tokenAt(tokens, at - 1).text;
    if (text === ',' && ['maybe', 'perhaps', 'possibly'].includes(before)) return true;
    if (kind === 'break' || '.!?;,'.includes(text) || TURNS.has(text)) return false;
    if (DOUBTS.has(text)) return true;
    if (text === 'have' && ['would', 'should'].includes(before)) return true;
    if (["can't", 'cannot', "couldn't", "won't"].includes(text) && before === 'i') return true;
  }
  return false;
}

/** Whether the sentence of a token is a question. */
export function isInQuestion({ tokens }: Scan, last: number): boolean {
  for (let at = last + 1; at <= last + SIGHT; at++) {
    const { kind, text } = tokenAt(tokens, at);
    if (text === '?') return true;
    if (kind === 'break' || '.!;'.includes(text)) return false;
  }
  return false;
}

/** Whether emphasis or quotes stand around the tokens themselves: `**No**`, `"no."`. */
export function isEmphasised({ tokens }: Scan, first: number, last: number): boolean {
  const isMark = (at: number) => '*_`"\''.includes(tokenAt(tokens, at).text);
  const closing = '.,!:'.includes(tokenAt(tokens, last + 1).text) ? last + 2 : last + 1;
  return isMark(first - 1) && isMark(closing);
}
