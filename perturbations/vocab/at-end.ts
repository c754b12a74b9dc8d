import type { Candidate, Doc } from '../../src/plugin.js';
import { inStyle } from './place-in-front.js';
import { soleStatement } from './register.js';

/** `…, tail` at the end of a text that is one statement, before its full stop and emoji. */
export function tailed(doc: Doc, tail: string): Candidate | undefined {
  const sentence = soleStatement(doc);
  const last = sentence?.tokens.findLast((token) => token.kind === 'word');
  if (!sentence || !last || sentence.tokens.length > 22 || /["”)\]:;…]|\.\.|!|\bbut\b|,/u.test(doc.text))
    return undefined;
  if (doc.tokens.some(({ kind, end }) => kind === 'emoji' && end < last.start)) return undefined;
  const after = doc.text.slice(last.end);
  if (/[\p{L}\p{N}"“”(),;:!?…]/u.test(after)) return undefined;
  return { edits: [{ start: last.end, end: last.end, text: inStyle(doc.text, tail) }] };
}

/** One more short sentence after the text, before emoji that close it; it has a full stop where the text has one. */
export function sentenceAfter(doc: Doc, addition: string): Candidate | undefined {
  const last = doc.tokens.findLast((token) => token.kind !== 'emoji');
  const end = last?.end ?? 0;
  const rest = doc.text.slice(end);
  if (!last || /[\p{L}\p{N}"”:;,]/u.test(rest) || doc.text.includes('\n')) return undefined;
  const stopped = /^[.!?…]+$/u.test(last.text);
  if (!stopped && last.kind !== 'word') return undefined;
  if (/^(?:["”)\]:;,…-]|\.{2,})$/u.test(last.text)) return undefined;
  const said = inStyle(doc.text, addition);
  return { edits: [{ start: end, end, text: stopped ? ` ${said}.` : `. ${said}` }] };
}
