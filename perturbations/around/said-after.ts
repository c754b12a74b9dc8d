import type { Candidate, Doc } from '../../src/plugin.js';
import { inStyle } from './style.js';

/**
 * A sentence said after the text and its emoji, in the text's style: without a full stop where the text has none, in lower
 * case where the text begins so. Undefined for text that ends in anything but a word, a final mark or emoji.
 */
export function saidAfter(doc: Doc, sentence: string): Candidate | undefined {
  const last = doc.tokens.at(-1);
  if (!last) return undefined;
  const marked = /[.!?…]$/u.test(last.text); // a mark, or a word that ends in one: `… in Appendix C.`
  if (!marked && last.kind !== 'word' && last.kind !== 'emoji') return undefined;
  const join = marked || last.kind === 'emoji' ? ' ' : '. ';
  const said = /[.!?]$/u.test(sentence) || !marked ? sentence : `${sentence}.`;
  return { edits: [{ start: last.end, end: last.end, text: `${join}${inStyle(doc, said)}` }] };
}
