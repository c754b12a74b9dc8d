import type { Candidate, Doc } from '../../src/plugin.js';
import { inCapitals } from './in-front.js';

/**
 * A sentence said after the text, in its style: without a final mark where the text has none, in lower case where the
 * text begins so. Undefined for text in capitals and text that ends in anything but a word, a final mark or emoji.
 */
export function saidAfter(doc: Doc, sentence: string): Candidate | undefined {
  const last = doc.tokens.at(-1);
  const first = doc.tokens[0];
  if (!last || !first || inCapitals(doc)) return undefined;
  const marked = /^[.!?…]+$/u.test(last.text);
  if (!marked && last.kind !== 'word' && last.kind !== 'emoji') return undefined;
  const lower = /^\p{Ll}/u.test(first.text);
  const said = lower && !/^I\b/u.test(sentence) ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence;
  const join = marked || last.kind === 'emoji' ? ' ' : '. ';
  return { edits: [{ start: last.end, end: last.end, text: `${join}${said}${marked ? '.' : ''}` }] };
}

/** Where the text's last clause ends: before final marks and emoji. Undefined where nothing is before them. */
export function endOfWords(doc: Doc): number | undefined {
  return doc.tokens.findLast((token) => token.kind === 'word' || token.kind === 'number')?.end;
}
