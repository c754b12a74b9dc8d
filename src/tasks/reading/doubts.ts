import { DOUBTS, TURNS } from './cues.js';
import { type Scan, SIGHT } from './scan.js';

/** Whether what is said before the label leaves open that it holds: `could be …`, `whether it is …`, `I cannot say that …`. */
export function isDoubted({ tokens }: Scan, first: number): boolean {
  for (let at = first - 1; at >= Math.max(0, first - SIGHT); at--) {
    const { kind = 'break', text = '' } = tokens[at] ?? {};
    if (text === ',' && ['maybe', 'perhaps', 'possibly'].includes(tokens[at - 1]?.text ?? '')) return true;
    if (kind === 'break' || '.!?;,'.includes(text) || TURNS.has(text)) return false;
    if (DOUBTS.has(text)) return true;
    if (text === 'have' && ['would', 'could', 'might', 'should'].includes(tokens[at - 1]?.text ?? '')) return true;
    if (["can't", 'cannot', "couldn't", "won't"].includes(text) && tokens[at - 1]?.text === 'i') return true;
  }
  return false;
}

/** Whether the sentence of a token is a question. */
export function isInQuestion({ tokens }: Scan, last: number): boolean {
  for (let at = last + 1; at < Math.min(tokens.length, last + SIGHT); at++) {
    const { kind = 'break', text = '' } = tokens[at] ?? {};
    if (text === '?') return true;
    if (kind === 'break' || '.!;'.includes(text)) return false;
  }
  return false;
}

/** Whether emphasis or quotes stand around the tokens themselves: `**No**`, `"no."`. */
export function isEmphasised({ tokens }: Scan, first: number, last: number): boolean {
  const isMark = (at: number) => '*_`"\''.includes(tokens[at]?.text ?? ' ');
  return (
    isMark(first - 1) && (isMark(last + 1) || ('.,!:'.includes(tokens[last + 1]?.text ?? ' ') && isMark(last + 2)))
  );
}
